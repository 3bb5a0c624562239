import { plainText } from './plain-text.ts'

export type PhoneProblem = 'phone-letters' | 'phone-foreign' | 'phone-count' | 'phone-impossible'

/** A number as it is saved (`ddd-ddd-dddd`, spec §5), or why it is none. Nobody's number is ever cut to another's. */
export type ReadPhone =
  | { readonly phone: string; readonly extension: string | null }
  | { readonly problem: PhoneProblem; readonly found: string }

const EXTENSION = /\s*(?:[,;]+|#|ext(?:ension)?|poste?|x)[\s.:]*(\d{1,7})$/i

/** North American numbering plan: no area code or exchange begins with 0 or 1 or is a service like 911. */
const POSSIBLE = /^(?!.11)[2-9][0-8]\d(?!.11)[2-9]\d{6}$/

/** Reads a number as people type and paste it: with +1, brackets, dots, an extension, in any script's digits. */
export function readPhone(typed: string): ReadPhone {
  const text = plainText(typed).replace(/^tel:/i, '')
  const extension = EXTENSION.exec(text)
  const number = extension ? text.slice(0, extension.index) : text
  const strange = /[^\d\s()+./-]+/.exec(number)
  if (strange) return { problem: 'phone-letters', found: strange[0].trim() }
  const digits = number.replace(/\D/g, '')
  const isAbroad = /^[\s(]*(\+[\s(]*(?!1)\d|(?:011|00)\s*[-.]?\s*[1-9])/.test(number)
  if (isAbroad) return { problem: 'phone-foreign', found: number }
  const local = digits.length === 10 ? digits : digits.replace(/^1/, '')
  if (local.length !== 10) return { problem: 'phone-count', found: String(local.length) }
  if (!POSSIBLE.test(local)) return { problem: 'phone-impossible', found: grouped(local) }
  return { phone: grouped(local), extension: extension?.[1] ?? null }
}

/**
 * The text of a phone field while it is typed: grouped as `705-555-0137` where it can still become such a number, otherwise
 * as it was typed. Idempotent, and no digit is ever dropped except the 1 of the country.
 */
export function formatPhone(typed: string): string {
  const read = readPhone(typed)
  if ('phone' in read) return read.extension === null ? read.phone : typed
  if (!/^[2-9][\d\s().-]*$/.test(typed.trim())) return typed
  const digits = typed.replace(/\D/g, '')
  return digits.length > 10 ? typed : grouped(digits)
}

const grouped = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter((part) => part !== '').join('-')
