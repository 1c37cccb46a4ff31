"""The words of the training screens."""

from typing import Final

from kiosk.core.text import Sentence, Text, counted, text
from kiosk.training import LATE, READS, LearningStage, Level, NextTask, Scenario, SessionKind, Violation
from ui.vm.controls.words import POT_DOES, say, typeset
from ui.window.language import spoken

SIGN_IN: Final = text("Choose your name, then enter your PIN.")
NOBODYS_BADGE: Final = text("Unknown badge: choose your name.")
TRAINEE: Final = text("trainee")
TRAINER: Final = text("trainer")
PAGE: Final = text("Page {page} of {pages}")

GUIDED: Final = text("Guided hand · {scenario}")
PROGRESS: Final = text("Progress · {name}")
EVERYBODY: Final = text("Everyone · {game}")
SCENARIOS: Final = text("New scenario · choose a hand dealt here")
QUESTION: Final = text("question {nth} of {all}")
QUESTION_STREAK: Final = text("question {nth} of {all} · {streak} in a row")
DUE_AGAIN: Final = text("due again")
HAND: Final = text("Hand {nth}")
A_HAND: Final = text("Guided hand")
RANDOM_HAND: Final = text("Any hand")
BY_CHANCE: Final = text("Dealt at random, never the same")
LEVELS: Final = {
    Level.PROMPTED: text("All prompts"),
    Level.ON_REQUEST: text("Prompts on request"),
    Level.UNPROMPTED: text("No prompts"),
    Level.WATCHED: text("Watch"),
}

ASK: Final = {
    "name": text("Name the hand"),
    "who": text("Touch the answer"),
    "pick": text("Touch five"),
    "amount": text("Enter the amount"),
    "cut": text("Cut {amount} in the fewest chips"),
    READS: text("Read it, then cover it"),
    "": text(""),
}
PRIMARY: Final = {
    "name": text("Choose"),
    "pick": text("These five"),
    "amount": text("Enter"),
    "cut": text("Push them"),
    READS: text("Cover it"),
    "exam": text("Hand in"),
    "": text("Next"),
}
LAST: Final = text("Finish")
RIGHT: Final = text("Right · {seconds} s")
SLOW: Final = text("Right, but slow · {seconds} s, target {target} s")
WRONG: Final = {
    "name": text("It is not: {said}"),
    "pick": text("These five are not the best hand."),
    "amount": text("It is not {said}."),
    "cut": text("Not in the fewest chips."),
    LATE: text("Right, but too late."),
}
WRONG_BECAUSE: Final = text("{wrong} {why}")
NOT_KNOWN: Final = text("Not known yet: see how to work it out.")
ANSWER_NAME: Final = text("It is: {name}")
ANSWER_AMOUNT: Final = text("The amount is {amount}")
NOT_WORTH: Final = text("These chips come to {worth}.")
TARGET: Final = text("target {seconds} s")
SECONDS: Final = text("{seconds} s")
NOTHING: Final = text("–")
LAST_MOVES: Final = counted("%n move", "%n moves")
SINCE_BEFORE: Final = text("{change} since the week before")
OVER_WEEKS: Final = counted("in %n week", "in %n weeks")
CORRECT: Final = text("Correct answers")
MEDIAN: Final = text("Median time")
ORDER: Final = text("Procedure order")
SCORE: Final = text("Score {score}")
ASKED: Final = text("{asked} of {all} lines asked so far")
ASKED_STREAK: Final = counted(
    "{asked} of {all} lines asked so far, the last answer right",
    "{asked} of {all} lines asked so far, the last %n answers right",
)
TIMES: Final = text("{what} · {times}×")
MADE_INSTEAD: Final = text("{made}  →  {due}")
HOURS: Final = text("{hours} h trained")
HOURS_OF: Final = text("{hours} of {of} h trained")
PLACE: Final = text("Equals or beats {percent}% of others")
NO_OTHERS: Final = text("No one else has tried this yet")

VERDICT_RIGHT: Final = text("Right.")
OVER: Final = text("The hand is over.")
REPORT: Final = counted("%n move, {wrong} wrong.", "%n moves, {wrong} wrong.")
REPORT_HINTS: Final = counted(
    "%n move, {wrong} wrong, {hints} after a prompt.", "%n moves, {wrong} wrong, {hints} after a prompt."
)
FLAWLESS: Final = counted("%n move, none wrong.", "%n moves, none wrong.")
WATCHED_OVER: Final = text("That was a whole hand.")
WATCHED_NEXT: Final = text("Now you deal the same hand. Each move is shown before you make it.")
WHAT_NOW: Final = text("What do you do now?")
WHAT_HERE: Final = text("What do you do about it?")
PULL_CARD: Final = text("Pull a card from the practice shoe.")
SHOE_UNREAD: Final = text("The practice shoe could not read that card: put it back, and pull it again.")
SHOE_AWAY: Final = text("Practice shoe not responding: plug it in, put back any card pulled since, and continue.")
SHOE_BACK: Final = text("The practice shoe is back: continue.")
VIOLATIONS: Final = {
    Violation.NONE: text(""),
    Violation.ORDER: text("A step out of order"),
    Violation.WORDING: text("Wrong words, or none"),
    Violation.BURN: text("No card burned"),
    Violation.LEFT_TO_RIGHT: text("Not dealt left to right"),
    Violation.TURN: text("Wrong seat to act"),
    Violation.RIGHT_TO_LEFT: text("Not settled right to left"),
    Violation.POT_ORDER: text("Pot pushed too early"),
    Violation.POT_WINNER: text("Pot pushed to the wrong player"),
    Violation.OUTCOME: text("Wrong take, pay or push"),
    Violation.FLUSH_CALL: text("A hand not called"),
    Violation.NO_CALL: text("Unneeded floor call"),
    Violation.FLOOR_WAIT: text("Did not wait for the floor"),
    Violation.EXCEPTION: text("Exception mishandled"),
}
KINDS: Final = {
    "say": text("Words said"),
    "steps": text("Order of steps"),
    "burns": text("Burns"),
    "dealing": text("Dealing left to right"),
    "turns": text("Whose turn it is"),
    "settling": text("Settling in order"),
    "floor": text("Calling the floor"),
    "exceptions": text("Exceptions"),
    "entries": text("Wagers and decisions entered"),
}
STAGES: Final = {
    LearningStage.LESSON: text("First lesson"),
    LearningStage.STUDY: text("Study"),
    LearningStage.PROMPTED: text("Hands, all prompts"),
    LearningStage.UNPROMPTED: text("Hands, no prompts"),
    LearningStage.TIMED: text("Against the clock"),
    LearningStage.EXAMINATION: text("Examination"),
}
STAGE_DONE: Final = text("{done} of {of}")
NEXT: Final = {
    NextTask.WATCH: text("First lesson: watch a hand"),
    NextTask.LESSON: text("First lesson: deal the hand"),
    NextTask.MATERIAL: text("Material of your group"),
    NextTask.CARDS: text("Cards"),
    NextTask.PROMPTED: text("A hand, all prompts"),
    NextTask.UNPROMPTED: text("A hand, no prompts"),
    NextTask.DRILL: text("Payout drill"),
    NextTask.NOTICING: text("Spot the mistake"),
    NextTask.READING: text("Hand reading"),
    NextTask.CUTTING: text("Chip cutting"),
    NextTask.FULL_TABLE: text("Full table"),
    NextTask.EXAMINATION: text("Examination"),
    NextTask.CERTIFICATE: text("Certificate"),
}
NEXT_WHY: Final = {
    NextTask.WATCH: text("The kiosk deals a whole hand; you read each sentence"),
    NextTask.LESSON: text("Deal the same hand; each move is shown first"),
    NextTask.MATERIAL: text("What the house has set for your group"),
    NextTask.CARDS: text("Payouts, calls and rules: read, cover, recall"),
    NextTask.PROMPTED: text("Make each move of the dealer; it is shown first"),
    NextTask.UNPROMPTED: text("Make each move of the dealer without help"),
    NextTask.DRILL: text("Name the hand, work out the payout, cut the chips"),
    NextTask.NOTICING: text("Find what is wrong: a payout, a claim, a card or die, a late wager"),
    NextTask.READING: text("Shown for three seconds, then two, then one"),
    NextTask.CUTTING: text("In twelve seconds, then nine, then six"),
    NextTask.FULL_TABLE: text("Every seat and every wager, amounts and chips"),
    NextTask.EXAMINATION: text("The kiosk asks; you see your score at the end"),
    NextTask.CERTIFICATE: text("You have passed: a trainer signs your certificate"),
}
CARRIED: Final = counted("%n answer from another kiosk is here now.", "%n answers from other kiosks are here now.")
NOT_CARRIED: Final = text(
    "The floor server does not answer: what you trained at other kiosks is not here yet. Keep training."
)
DUE_TODAY: Final = counted("%n line is due today", "%n lines are due today")
MATERIAL_LEFT: Final = counted("%n line is still to learn", "%n lines are still to learn")
DUE_LATER: Final = counted(
    "%n more is overdue: it comes over the next days ({days}).",
    "%n more are overdue: they come over the next days ({days}).",
)
HELLO: Final = text("Hello, {name}.")
TODAY: Final = counted("Today: %n minute", "Today: %n minutes")
MINUTES: Final = text("{n} min")
STAGE_NOW: Final = text("{stage}: {progress}")
READY_NOW: Final = text("You are ready for the examination.")
READY_UNKNOWN: Final = text("Train on a few days: then the kiosk says when you are ready.")
READY_ABOUT: Final = text("Ready about {day}, between {early} and {late}.")
WEAK_TALLY: Final = text("{right} of {asked} right")
WEAK_SAID: Final = text("You said: {said}")
WEAK_CARD: Final = text("{heading}: {asks}")
WEAK_UNKNOWN: Final = text("You did not know it yet.")
DAYS_TRAINED: Final = text("Days trained: {n} of the last {of}")
TOPIC_KNOWN: Final = text("{known} of {all} known")
EXERCISES: Final = text("Exercises · {game}")
FULL_TABLE_NOTE: Final = counted("%n hand an hour here", "%n hands an hour here")
FULL_TABLE_OUTCOME: Final = counted("%n hand an hour", "%n hands an hour")
FULL_TABLE_RIGHT: Final = text("All correct in {seconds} s.")
FULL_TABLE_WRONG: Final = text("{right} of {asked} right in {seconds} s. Only a perfect hand counts.")
FULL_TABLE_PACE: Final = counted("House pace: %n hand an hour.", "House pace: %n hands an hour.")
FULL_TABLE_MISTAKE: Final = text("Seat {seat} · {wager}: {made}. Correct: {due}.")
EXERCISE_OF: Final = text("{exercise} · {game}")
DRILL: Final = {
    SessionKind.DRILL: NEXT[NextTask.DRILL],
    SessionKind.CARDS: NEXT[NextTask.CARDS],
    SessionKind.NOTICING: NEXT[NextTask.NOTICING],
    SessionKind.READING: NEXT[NextTask.READING],
    SessionKind.CUTTING: NEXT[NextTask.CUTTING],
}
WEEK_TITLE: Final = text("Training week · {game} · {day}")
WEEK_HEAD: Final = (
    text("Name"),
    text("Stage"),
    text("This week"),
    text("Total"),
    text("Answers"),
    text("Correct"),
    text("Weakest line"),
)
EXCHANGE: Final = text("Other kiosks and laptops")
WRITE_ALL: Final = text("Export everything to one file")
NOT_IN_REGISTER: Final = text(
    "This machine’s register has no “{id}”: check the ID. A trainer can give its hours to you."
)
GIVE_TO: Final = text("{id} is not in the register · who trained under this ID?")
GIVEN: Final = text("All that was trained as {id} is {name}’s now.")
WRITE_OWN: Final = text("Write my own answers into one file")
TAKE_OVER: Final = text("Add {file}")
TAKEN: Final = counted("%n answer added.", "%n answers added.")
TAKEN_TWICE: Final = counted(
    "%n answer added; also answered here: both are kept.",
    "%n answers added; {twice} also answered here: both are kept.",
)
READING_FILE: Final = text("Reading {file}…")
NOTHING_NEW: Final = text("Everything in this file is already here.")
HOURS_SHORT: Final = text("{hours} h")
TRAINING: Final = text("TRAINING")
EXAMINATION: Final = text("EXAMINATION")
EXAM_OF: Final = text("Examination · {game}")
EXAM_HAND: Final = text("hand {nth}")
STOP_FAILS: Final = text("Stopping fails this examination. Touch Stop again to stop.")
PASSED: Final = text("Passed")
NOT_PASSED: Final = text("Not passed")
EXAM_WHY: Final = {
    "finished": text("All questions answered."),
    "stopped": text("It was stopped early."),
    "too_late": text("The time ran out."),
    "clock": text("The clock was set back."),
    "rules": text("The rules were changed. This try does not count."),
    "table": text("The chips, limits, or seats of the table were changed. This try does not count."),
}
EXAM_PARTS: Final = {"payouts": text("Payout test"), "moves": text("Hands")}
EXAM_PART: Final = {
    "payouts": counted(
        "Payout test: {right} of {asked} answers right; %n miss allowed.",
        "Payout test: {right} of {asked} answers right; %n misses allowed.",
    ),
    "moves": counted(
        "Hands: {right} of {asked} moves right; %n miss allowed.",
        "Hands: {right} of {asked} moves right; %n misses allowed.",
    ),
}
EXAM_SURE: Final = text("95% confident: at least {percent}% correct.")
EXAM_WEAK: Final = text("Missed too often: {lines}")
EXAM_BEGINS: Final = text("Examination · {game}")
EXAM_QUESTIONS: Final = counted(
    "A payout test of %n question with {answers} answers, then hands until {moves} moves are made.",
    "A payout test of %n questions with {answers} answers, then hands until {moves} moves are made.",
)
EXAM_TIME: Final = text("It takes about {minutes} min, {hours} h at most.")
EXAM_PASS: Final = text(
    "In the payout test, {wrong} of {payouts} answers may be wrong; in the hands, {wrong_moves} of {moves} moves."
)
EXAM_LINES: Final = text("On each line, at least two of three answers must be right.")
EXAM_NO_WORD: Final = text("You see the correct answers at the end. If you stop, you fail.")
EXAM_CLOCK: Final = text("You have {seconds} s for an answer, {table} s for a wager at all its seats.")
EXAM_SIGNS_AGAIN: Final = text("At some moment you must sign in again.")
EXAM_SIGN_AGAIN: Final = text("Sign in again to continue the examination")
EXAM_RAN_OUT: Final = text("no answer in time")
EXAM_OUT_OF_TIME: Final = counted("%n answer ran out of time.", "%n answers ran out of time.")
EXAM_TIME_OUT: Final = text("The time for that answer ran out: it counts as wrong.")
EXAM_TRIES: Final = counted("You may try %n time a day.", "You may try %n times a day.")
EXAM_TRIES_PAUSE: Final = counted(
    "After a failed try, %n day passes before the next.", "After a failed try, %n days pass before the next."
)
EXAM_MISTAKE: Final = text("{heading}: {said} → {right}")
EXAM_DONE: Final = text("Hands: {made} → {due}")
EXAM_TRY: Final = text("{day}: {outcome}, {wrong} of {asked} answers and moves wrong")
EXAM_TRY_UNANSWERED: Final = text("{day}: {outcome}, nothing answered")
EXAM_TRIES_BEFORE: Final = counted("%n earlier try, {passed} passed", "%n earlier tries, {passed} passed")
EXAM_TRY_FAILED: Final = text("not passed")
EXAM_TRY_PASSED: Final = text("passed")
EXAM_TRY_OPEN: Final = text("left open")
EXAM_TRY_BY_THE_HOUSE: Final = text("ended by a change of the rules or the table")
ENTER: Final = text("Enter what the players do")
ENTER_NOTE: Final = text("Touch it on the felt, as at a live table.")
ENTERED_CHOICE: Final = text("Entered: {choice}")
ENTERED_AMOUNT: Final = text("Entered: {choice} {amount}")
SETTLE: Final = text("Settle every seat")
SETTLE_NOTE: Final = text("Touch a seat, then take, push or pay, in rules order. Change answers until you hand in.")
SETTLE_POTS: Final = text("Push the pots")
SETTLE_POTS_NOTE: Final = text("Touch the pot’s winning seat, enter the amount, cut the chips. Skip other seats.")
SETTLED_ROW: Final = text("Seat {seat} · {wager}")
SETTLED_BET: Final = text("Seat {seat} · {wager} {bet}")
DOES: Final = {"take": text("Take"), "push": text("Push"), "pay": text("Pay")}
DOES_AMOUNT: Final = text("{does} {amount}")
CALLED: Final = text("{does}, called")
DECIDES: Final = text("Seat {seat}: {choice}")
DECIDES_AMOUNT: Final = text("Seat {seat}: {choice} {amount}")
SIGN_FOR: Final = text("Sign the certificate of {name}")
SIGN_NEEDS: Final = text("Sign what {name} needs")
NEEDS_OF: Final = text("What {name} needs")
NEEDS_NOW: Final = text("{name}: signed, and valid from the next sign-in.")
NEED_TIME: Final = text("{percent}% time")
NEED_WORDS: Final = text("{percent}% words")
NEED_HAND: Final = {"both": text("Both hands"), "left": text("Left hand"), "right": text("Right hand")}
SIGN_REVOKE: Final = text("Revoke the certificate of {name}")
WHY_REVOKED: Final = text("Why revoke the certificate of {name}?")
REASONS: Final = (
    text("Mispays at the live table"),
    text("Broke procedure"),
    text("Has not dealt this game lately"),
    text("No longer employed here"),
    text("Signed in error"),
)
PAGE_TITLE: Final = text("Certificate")
PAGE_GAME: Final = text("Game")
PAGE_RULES: Final = text("Rules and pay tables")
PAGE_PART: Final = {
    "payouts": text("{right} of {asked} answers right; 95% confident: at least {percent}%"),
    "moves": text("{right} of {asked} moves right; 95% confident: at least {percent}%"),
}
PAGE_ATTEMPT: Final = text("Attempt number")
PAGE_EXAMINED: Final = text("Examined on")
PAGE_HOURS: Final = text("Hours trained")
PAGE_SIGNED: Final = text("Signed by")
PAGE_UNTIL: Final = text("Valid until")
PAGE_NUMBER: Final = text("Journal number")
REVOKED_NOW: Final = text("The certificate of {name} is revoked.")
REVOKED: Final = text("The certificate was revoked: {why}")
OLD_RULES: Final = text("The rules changed after the certificate of {day}")
REVOKED_SHORT: Final = text("revoked")
OLD_RULES_SHORT: Final = text("older rules")
CERTIFIED: Final = text("Certified until {day}")
EXPIRED: Final = text("The certificate expired {day}")
EXPIRED_SHORT: Final = text("expired {day}")
NOT_CERTIFIED: Final = text("No certificate")
KEPT: Final = text("Saved as a scenario: {title}")
NOT_SAVED: Final = text("{path} cannot be written ({why}): check its folder.")
SAVED: Final = text("Saved: {path}")
CERTIFIED_NOW: Final = text("{name} is certified until {day}.")
GAVE_WAY: Final = text("Idle for ten minutes: training saved, table free.")
NO_HANDS: Final = text("This table has no settled hands yet.")
NOBODY_YET: Final = text("No recent training on this game.")


def own(words: str) -> str:
    """Return the program's words in the installed language, and the house's words unchanged."""
    return say(words) if isinstance(words, Sentence) else typeset(words)


def title_of(scenario: Scenario) -> str:
    """Return the title of a scenario in the language that is installed."""
    return own(scenario.title_in(spoken()))


def about_of(scenario: Scenario) -> str:
    """Return the sentence about a scenario in the language that is installed."""
    return own(scenario.about_in(spoken()))


def does(verb: str, *, is_pots: bool) -> Text:
    """Return an action of settling, "push" with the word that a pot has where pots are settled."""
    return POT_DOES if is_pots else DOES[verb]
