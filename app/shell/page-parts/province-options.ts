import { provinceCodes } from '@borealis/contract/provinces.ts'
import { compareText, plainLetters } from '@borealis/contract/text.ts'

/** The part of the page data that names the provinces. */
type NamedProvinces = { readonly provinces: readonly { readonly code: string; readonly name: string }[] }

/**
 * The provinces as options, in the alphabetical order of their names, which differs by language; labelled by code when
 * page data failed to load.
 */
export const provinceOptions = (pageData: NamedProvinces | undefined): { value: string; label: string }[] =>
  (pageData?.provinces ?? provinceCodes.map((code) => ({ code, name: code })))
    .map(({ code, name }) => ({ value: code, label: name }))
    .toSorted((a, b) => compareText(plainLetters(a.label), plainLetters(b.label)))
