-- An address is kept as the contract has it: a further field of it needs no column.
ALTER TABLE addresses ADD COLUMN body TEXT NOT NULL DEFAULT '{}';
-- A patch leaves out what is null.
UPDATE addresses SET body = json_patch('{}', json_object(
  'addressLine1', line1, 'addressLine2', line2, 'city', city, 'provinceCode', province_code, 'postalCode', postal_code
));
ALTER TABLE addresses DROP COLUMN line1;
ALTER TABLE addresses DROP COLUMN line2;
ALTER TABLE addresses DROP COLUMN city;
ALTER TABLE addresses DROP COLUMN province_code;
ALTER TABLE addresses DROP COLUMN postal_code;
