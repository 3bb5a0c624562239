import { plainText } from './plain-text.ts'

/** What tells codes apart, however people write them: their letters and digits, not their case, spaces or dashes. */
export const codeLetters = (code: string): string =>
  plainText(code)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The one of `codes` that is meant; `undefined` when none is, or any of several may be. */
export function meantCode(written: string, codes: readonly string[]): string | undefined {
  if (codes.includes(written)) return written
  const letters = codeLetters(written)
  const [meant, ...others] = codes.filter((code) => letters !== '' && codeLetters(code) === letters)
  return others.length === 0 ? meant : undefined
}

/** As most codes are registered: in capitals, with dashes between their parts. */
export const inCapitals = (written: string): string =>
  plainText(written)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toUpperCase()

/** How else a code may have been registered that somebody wrote like this, likeliest first: four spellings at most. */
export function spellingsOf(written: string): string[] {
  const dashed = inCapitals(written)
  const all = [dashed, dashed.replaceAll('-', '')].flatMap((code) => [code, code.toLowerCase()])
  return [...new Set(all)].filter((code) => code !== '' && code !== written)
}
