import { plainText } from './plain-text.ts'

export type PhoneProblem = 'phone-letters' | 'phone-foreign' | 'phone-count' | 'phone-impossible'

/** A number as it is saved (`ddd-ddd-dddd`, spec §5), or why it is none. Nobody's number is ever cut to another's. */
export type ReadPhone =
  | { readonly phone: string; readonly extension: string | null }
  | { readonly problem: PhoneProblem; readonly found: string }

/** `, poste 12`, `x5`, `;ext=5` (RFC 3966), `,,7`: what separates and what names an extension, one of them or both. */
const EXTENSION = /\s*(?:[,;]+\s*(?:#|ext(?:ension)?|poste?|x)?|#|ext(?:ension)?|poste?|x)[\s.:=]*(\d{1,7})$/i

/** North American numbering plan: no area code or exchange begins with 0 or 1 or is a service like 911. */
const POSSIBLE = /^(?!.11)[2-9][0-8]\d(?!.11)[2-9]\d{6}$/

/** What a call to another country begins with: `+`, 011 here, 00 elsewhere. */
const ABROAD = /^[\s(]*(?:\+|(?:011|00)(?=[\s.-]*[1-9]))/

/** Reads a number as people type and paste it: with +1, brackets, dots, an extension, in any script's digits. */
export function readPhone(typed: string): ReadPhone {
  const text = plainText(typed).replace(/^tel:/i, '')
  const extension = EXTENSION.exec(text)
  const number = extension ? text.slice(0, extension.index) : text
  const strange = /[^\d\s()+./-]+/.exec(number)
  if (strange) return { problem: 'phone-letters', found: strange[0].trim() }
  const digits = number.replace(/\D/g, '')
  const [prefix = ''] = ABROAD.exec(number) ?? []
  const international = digits.slice(prefix.replace(/\D/g, '').length)
  // Dialled as from abroad it may still be a number of here.
  if (prefix !== '' && !international.startsWith('1')) return { problem: 'phone-foreign', found: number }
  const local = prefix === '' && international.length === 10 ? international : international.replace(/^1/, '')
  if (local.length !== 10) return { problem: 'phone-count', found: String(local.length) }
  if (!POSSIBLE.test(local)) return { problem: 'phone-impossible', found: number.trim() }
  return { phone: grouped(local), extension: extension?.[1] ?? null }
}

/** Ten digits that end the text, with signs nowhere but between the groups of a number here. */
const GROUPED_AS_HERE = /(?:^|\D|1)\d{3}\D*\d{3}\D*\d{4}$/

/**
 * The text of a phone field: a whole number as it is saved, anything else as it was typed. How a part of a number is grouped only its
 * reader knows: `555-0137` is one of seven digits without its area code. A sign behind a number may begin something else, such as a
 * second one, and another country's begins as one of here, in groups of its own. Idempotent; no digit goes but the 1 of the country.
 */
export function formatPhone(typed: string): string {
  // A space at the end counts, so that it is not the end.
  const text = plainText(`${typed}|`).slice(0, -1)
  const isOpen = text.lastIndexOf('(') > text.lastIndexOf(')')
  if (isOpen || !GROUPED_AS_HERE.test(text)) return typed
  const read = readPhone(typed)
  return 'phone' in read && read.extension === null ? read.phone : typed
}

const grouped = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].join('-')
