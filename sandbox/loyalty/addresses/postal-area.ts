import type { AddressBody } from '../../../app/backend/contract/addresses.ts'
import { text } from '../../seed/text.ts'
import { refuseField } from '../http/refusal.ts'

/** First letters of postal codes by province, as Canada Post assigns them. */
const letters: Readonly<Record<string, string>> = {
  AB: 'T',
  BC: 'V',
  MB: 'R',
  NB: 'E',
  NL: 'A',
  NS: 'B',
  NT: 'X',
  NU: 'X',
  ON: 'KLMNP',
  PE: 'C',
  QC: 'GHJ',
  SK: 'S',
  YT: 'Y',
}

/** @throws Refusal VALIDATION_FAILED for a postal code of another province */
export function refuseForeignPostalCode(
  { postalCode, provinceCode }: AddressBody,
  field = 'postalCode',
): void {
  if (letters[provinceCode]?.includes(postalCode.charAt(0))) return
  throw refuseField(
    field,
    text(
      'This postal code does not belong to that province or territory.',
      "Ce code postal n'appartient pas à cette province ou à ce territoire.",
    ),
  )
}
