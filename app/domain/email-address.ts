import { plainText } from './plain-text.ts'

const MAX_LENGTH = 254

/**
 * What is meant by a typed or pasted address: without invisible marks, without the `mailto:` of a copied link, and without the
 * name that mail programs write around it. Anything else stays as it is.
 */
export function readEmail(typed: string): string {
  const text = plainText(typed)
  const named = /^[^<>]*<([^<>]+)>$/.exec(text)
  return (named?.[1] ?? text)
    .replace(/^mailto:/i, '')
    .replace(/ ?@ ?/, '@')
    .trim()
}

/**
 * The address to which a message is sent: without the signs around it that came along with a paste and without what a link says
 * beside it, with the straight apostrophe that phones bend, and a host such as `québec.ca` as mail programs send it. For the
 * server: a page need not load it.
 */
export function sentEmail(typed: string): string {
  const text = readEmail(typed)
  const bare = (/^\s*mailto:/i.test(typed) ? text.replace(/\?.*$/, '') : text).replace(OUTER_SIGNS, '')
  const [, local, host] = /^(.*)@([^@]*)$/.exec(bare) ?? []
  if (local === undefined || host === undefined) return text
  return `${local.replace(/’/g, "'")}@${asciiHost(host)}`
}

/** Quotation marks and brackets, and what ends a sentence or separates it from the next. */
const OUTER_SIGNS = /^[<(«“"\s]+|[>)»”"\s.,;:]+$/g

function asciiHost(host: string): string {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(host) || /^[\w.-]+$/.test(host)) return host
  try {
    return new URL(`http://${host}`).hostname
  } catch {
    return host
  }
}

/** Whether this may be an e-mail address. Only a message to it can tell. */
export const looksLikeEmail = (text: string): boolean =>
  text.length <= MAX_LENGTH && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
