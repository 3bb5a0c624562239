/** Entities that systems of others leave in texts; all other names stay as they are. */
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: '\u00a0',
  shy: '',
  ensp: ' ',
  emsp: ' ',
  thinsp: '\u2009',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  times: '×',
  cent: '¢',
  euro: '€',
  frac12: '½',
  agrave: 'à',
  acirc: 'â',
  auml: 'ä',
  ccedil: 'ç',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  euml: 'ë',
  icirc: 'î',
  iuml: 'ï',
  ocirc: 'ô',
  ouml: 'ö',
  ugrave: 'ù',
  ucirc: 'û',
  uuml: 'ü',
  oelig: 'œ',
  aelig: 'æ',
  ntilde: 'ñ',
}

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+\d{0,2}));/gi
const PARAGRAPH = /<\/(?:p|div|li|h[1-6]) ?>/gi
const BREAK = /<br ?\/?>/gi
const TAG = /<\/?(?:a|b|br|div|em|h[1-6]|i|li|ol|p|small|span|strong|sub|sup|u|ul)(?:\s[^<>]*)?\/?>/gi

/**
 * A text of another system as its writer meant it: tags for looks are gone, paragraphs stay, entities are characters. Decoded last
 * and once, so that nothing becomes a tag; it is shown as text in any case.
 */
export function asMeant(text: string): string {
  // Blanks alone say nothing, as if there were no text.
  if (text.trim() === '') return ''
  if (!/[<&]/.test(text)) return text
  const plain = text.replace(PARAGRAPH, '\n\n').replace(BREAK, '\n').replace(TAG, '')
  const decoded = plain.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named(name) ?? whole
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    // No control characters, no halves of a pair.
    return code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      ? String.fromCodePoint(code)
      : ''
  })
  if (text === decoded) return text
  const lines = decoded.split('\n').map((line) => line.trim())
  return lines
    .join('\n')
    .trim()
    .replace(/\n{3,}/g, '\n\n')
}

/** `&Eacute;` is the capital of `&eacute;`. */
function named(name: string): string | undefined {
  const known = Object.hasOwn(entities, name) ? entities[name] : undefined
  if (known !== undefined) return known
  const small = name.charAt(0).toLowerCase() + name.slice(1)
  return name !== small && Object.hasOwn(entities, small) ? entities[small]?.toUpperCase() : undefined
}

/** Addresses and tokens, in which an ampersand is one, and the envelope of orders, which is opened first. */
const ADDRESSES = /^(url|path|downloadPath|page|code|pin|token|data)$/

/** Marks, or a text of blanks: between two quotation marks that stand around none there is a comma or a colon. */
const MAY_MEAN_MORE = /&[#\w]|<|\\u00(?:3c|26)|"\s+"/i

/** The JSON of a text, with every text in it as it was meant; `undefined` when it is none. */
export function meantJson(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text)
    return MAY_MEAN_MORE.test(text) ? textsAsMeant(json) : json
  } catch {
    return undefined
  }
}

/** The same for every text of an answer, as far as it is one to read. */
export function textsAsMeant<T>(value: T): T
export function textsAsMeant(value: unknown): unknown {
  if (typeof value === 'string') return asMeant(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => textsAsMeant<unknown>(item))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      ADDRESSES.test(key) ? item : textsAsMeant<unknown>(item),
    ]),
  )
}
