-- The member's when they placed it: the day's limit counts the order until that day is over there, too.
ALTER TABLE orders ADD COLUMN time_zone TEXT;
