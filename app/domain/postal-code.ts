import type { ProvinceCode } from '@borealis/contract/provinces.ts'

/** Formats what has been typed so far: `p3e-1c5` and `P3E1C5` become `P3E 1C5` (spec §5). People paste codes in every form. */
export function formatPostalCode(typed: string): string {
  const kept = typed.replace(/[\W_]/g, '').toUpperCase().slice(0, 6)
  return kept.length > 3 ? `${kept.slice(0, 3)} ${kept.slice(3)}` : kept
}

/** Canada Post uses no D, F, I, O, Q or U, and neither W nor Z in front. */
const complete = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/

/** True for a complete code in the form that `formatPostalCode` gives. */
export function isPostalCode(code: string): boolean {
  return complete.test(code)
}

const provincesByLetter: Readonly<Record<string, readonly ProvinceCode[]>> = {
  A: ['NL'],
  B: ['NS'],
  C: ['PE'],
  E: ['NB'],
  G: ['QC'],
  H: ['QC'],
  J: ['QC'],
  K: ['ON'],
  L: ['ON'],
  M: ['ON'],
  N: ['ON'],
  P: ['ON'],
  R: ['MB'],
  S: ['SK'],
  T: ['AB'],
  V: ['BC'],
  X: ['NT', 'NU'],
  Y: ['YT'],
}

/**
 * False when the first letter belongs to another province. Only ever a warning: some border towns are served from
 * the neighbouring province, so the customer may be right.
 */
export function postalCodeFitsProvince(code: string, province: ProvinceCode): boolean {
  const provinces = provincesByLetter[code.charAt(0).toUpperCase()]
  return provinces === undefined || provinces.includes(province)
}
