import type { ProvinceCode } from '@borealis/contract/provinces.ts'
import { plainText } from './plain-text.ts'

export type PostalCodeProblem = 'postal-zip' | 'postal-count' | 'postal-character'

/** A code as it is saved, `P3E 1C5` (spec §5), or what is wrong with it. `place` counts from 1. */
export type ReadPostalCode =
  | { readonly postalCode: string }
  | { readonly problem: PostalCodeProblem; readonly found: string; readonly place: number }

/** Canada Post uses no D, F, I, O, Q or U, and neither W nor Z in front. */
const FIRST = /[ABCEGHJ-NPRSTVXY]/
const LATER = /[ABCEGHJ-NPRSTV-Z]/
const DIGIT = /\d/
const placesOfCode = [FIRST, DIGIT, LATER, DIGIT, LATER, DIGIT]

/** Letters that are read as digits where only a digit can be. */
const digitFor: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }

/** Reads a code as people type and paste it: with or without a space or hyphen, with the country, with O for 0. */
export function readPostalCode(typed: string): ReadPostalCode {
  const text = plainText(typed).toUpperCase()
  if (/^\d{5}(-\d{4})?$/.test(text)) return { problem: 'postal-zip', found: text, place: 1 }
  const kept = characters(withoutPlace(text))
  if (kept.length !== placesOfCode.length)
    return { problem: 'postal-count', found: String(kept.length), place: 1 }
  for (const [index, allowed] of placesOfCode.entries()) {
    const found = kept[index] ?? ''
    if (!allowed.test(found)) return { problem: 'postal-character', found, place: index + 1 }
  }
  return { postalCode: grouped(kept) }
}

const withoutCountry = (text: string): string => text.replace(/\W*\bCANADA\b\W*/, '')

/** A code between a city and a province that were pasted with it: there is no digit outside it. */
const PLACED = /^(?:\D*[^\p{L}\d])?([A-Z]\d[A-Z][\s._-]?\d[A-Z]\d)(?:[^\p{L}\d]\D*)?$/u

const withoutPlace = (text: string): string => PLACED.exec(text)?.[1] ?? withoutCountry(text)

/** What is saved; text that is no code stays, to be refused. */
export function savedPostalCode(typed: string): string {
  const read = readPostalCode(typed)
  return 'postalCode' in read ? read.postalCode : typed
}

/**
 * The text of a postal code field while it is typed: in capitals and grouped where it can still become a code, otherwise as
 * it was typed. Idempotent.
 */
export function formatPostalCode(typed: string): string {
  const text = plainText(typed).toUpperCase()
  const read = readPostalCode(text)
  if ('postalCode' in read) {
    // Words after a code may still be on their way.
    const isGoingOn = typed.startsWith(read.postalCode) && /[^\p{L}\d]$/u.test(typed)
    const isAlone = characters(withoutCountry(text)).length === placesOfCode.length
    if (isGoingOn || !isAlone) return typed
    return read.postalCode
  }
  const kept = characters(text)
  const isBeginning =
    /^[\w\s-]*$/.test(text) && kept.every((found, index) => placesOfCode[index]?.test(found))
  return isBeginning ? grouped(kept) : typed
}

/** Letters and digits, with a digit for each letter that stands for one. */
function characters(text: string): string[] {
  return [...text.replace(/[^\p{L}\d]/gu, '')].map((found, index) =>
    placesOfCode[index] === DIGIT ? (digitFor[found] ?? found) : found,
  )
}

const grouped = (kept: readonly string[]): string =>
  [kept.slice(0, 3).join(''), kept.slice(3).join('')].filter((part) => part !== '').join(' ')

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
