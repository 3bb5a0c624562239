import { plainText } from './plain-text.ts'

const MAX_LENGTH = 254

/**
 * What is meant by a typed or pasted address: without invisible marks, without the `mailto:` of a copied link, and without the
 * name that mail programs write around it. Anything else stays as it is.
 */
export function readEmail(typed: string): string {
  const text = plainText(typed)
  const named = /^[^<>]*<([^<>]+)>$/.exec(text)
  return (named?.[1] ?? text).replace(/^mailto:/i, '').trim()
}

/** Whether this may be an e-mail address. Only a message to it can tell. */
export const looksLikeEmail = (text: string): boolean =>
  text.length <= MAX_LENGTH && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
