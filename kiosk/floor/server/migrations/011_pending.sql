-- A console asks each second what nobody has looked at: it is read from an index that has only that.
CREATE INDEX event_to_review ON floor.event(received_at)
  WHERE kind IN ('jackpots_posted', 'jackpot_claimed') AND floor.said(body, 'without_floor') = 'yes';
