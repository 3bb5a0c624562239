import { type ProvinceCode, provinceCodes } from './provinces.ts'

/**
 * How people and other systems write them, beside the code: the name in both languages and older abbreviations, without accents and
 * signs. Written out here, because names of the page data need a call, in each language one.
 */
const writings: Readonly<Record<ProvinceCode, string>> = {
  AB: 'alberta alta alb',
  BC: 'britishcolumbia colombiebritannique cb',
  MB: 'manitoba man',
  NB: 'newbrunswick nouveaubrunswick',
  NL: 'newfoundlandandlabrador newfoundland terreneuveetlabrador terreneuve labrador nfld nf tnl tn',
  NT: 'northwestterritories territoiresdunordouest nwt tno',
  NS: 'novascotia nouvelleecosse ne',
  NU: 'nunavut nvt',
  ON: 'ontario ont',
  PE: 'princeedwardisland ileduprinceedouard pei ipe',
  QC: 'quebec que pq',
  SK: 'saskatchewan sask',
  YT: 'yukon yukonterritory territoireduyukon yk yuk',
}

const codeByWriting = new Map(
  provinceCodes.flatMap((code) =>
    [code.toLowerCase(), ...writings[code].split(' ')].map((written) => [written, code] as const),
  ),
)

/**
 * The province that a form or a stored address names: by its code or as it is written on an envelope, `Québec`, `C.-B.`, `CA-ON`.
 * Else none: a province is never guessed. For the server: forms of the site offer the codes.
 */
export function readProvince(value: unknown): ProvinceCode | undefined {
  if (typeof value !== 'string' || value.length > 40) return undefined
  const letters = value
    .normalize('NFKD')
    .toLowerCase()
    .replace(/^\s*ca-/, '')
    .replace(/[^a-z]/g, '')
  return codeByWriting.get(letters)
}
