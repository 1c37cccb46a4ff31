"""Block the network: no content makes a window fetch data.

All files that a window needs are beside it. An address in a name, a badge or a language file is words; were it ever
taken for more, a barcode held to a reader could make the kiosk call a foreign server.
"""

from PySide6.QtCore import QIODevice, QObject
from PySide6.QtNetwork import QNetworkAccessManager, QNetworkReply, QNetworkRequest
from PySide6.QtQml import QQmlNetworkAccessManagerFactory


class _Refusing(QNetworkAccessManager):
    """Answers each request as one that names no protocol, without opening a connection."""

    def createRequest(
        self,
        op: QNetworkAccessManager.Operation,
        originalReq: QNetworkRequest,
        outgoingData: QIODevice | None = None,
    ) -> QNetworkReply:
        return super().createRequest(op, QNetworkRequest(), outgoingData)


class NoNetwork(QQmlNetworkAccessManagerFactory):
    """Gives an engine network access that refuses everything. It has to live as long as its engine."""

    def create(self, parent: QObject) -> QNetworkAccessManager:
        return _Refusing(parent)
