-- What a member noted is left on an e-card.
ALTER TABLE e_cards ADD COLUMN left_cents INTEGER CHECK (left_cents BETWEEN 0 AND value_cents);
