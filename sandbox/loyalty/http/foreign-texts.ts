import type { Operation } from '@borealis/contract/calls.ts'
import type { Language } from '@borealis/contract/values.ts'

/** What an answer depends on besides its call. */
export interface Asked {
  readonly language: Language
  /** Of this backend, for addresses of pictures. */
  readonly origin: string
}

/** Texts that people read, in what others write: content, orders, transactions, addresses and names. */
const TEXTS =
  /^(acceptedAt|addressLine[12]|body|brandName|city|deliverTo|description|details?|email|exclusions|explanation|firstName|heading|howToSpend|lastName|merchant|name|paragraphs|partnerName|place|promise|reason|recipient|sentence|short|summary|termsAndConditions|title)$/
/** Single words, in which nobody writes sentences. */
const NAMES = /^(brandName|city|firstName|lastName|merchant|name|partnerName|recipient)$/
const EMAIL = /^(deliverTo|email)$/
/** What nobody has translated yet. A name is one in both languages. */
const MAY_BE_EMPTY = /^(body|description|details|summary|title)$/
/** Calls whose texts are the programme's own words: names of provinces, of limits, of filters. */
const OWN: ReadonlySet<Operation> = new Set(['getPageData', 'suggestAddresses', 'listSpotlights'])

const sentence =
  'Earn ten times the points on everything you buy for the cottage, the cabin and the camp this weekend only, in store and online, with your card or the app, at every participating location from Bonavista to Vancouver Island. '
/** 300 characters, as titles come from systems that do not count. */
const long = sentence.repeat(2).slice(0, 300)
/** More than the 120 characters of an order line. */
const longName =
  'Coopérative des pêcheurs, maraîchers et apiculteurs réunis de la Côte-Nord, du Bas-Saint-Laurent et des Îles-de-la-Madeleine, fondée en 1923'
/** No place to break a line, not even a hyphen. */
const unbroken = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const marked =
  'Caf&eacute;&nbsp;<strong>Th&eacute;&amp;Compagnie</strong> <em>d&rsquo;&eacute;t&eacute;</em><br>&lt;3 2&nbsp;&times; points'
const longEmail =
  'marie-anne-elisabeth.vaillancourt-archambault.the-younger@correspondence.northernlights-cooperative.example.ca'

/**
 * An answer with texts as other systems hold them, another kind in each row: 300 characters, one word of 80, entities and tags, and
 * in French an empty one. Pictures are missing, or on a host that is not listed, without a scheme.
 */
export function withForeignTexts(body: string, operation: Operation, { language, origin }: Asked): string {
  if (OWN.has(operation)) return body
  if (operation !== 'listOrders') return JSON.stringify(foreign(JSON.parse(body), 0))
  // Orders are JSON within a JSON string.
  const orders: unknown = JSON.parse(JSON.parse(body).data.data)
  return JSON.stringify({ data: { data: JSON.stringify(foreign(orders, 0)) } })

  function foreign(value: unknown, row: number, field = ''): unknown {
    if (typeof value === 'string') return textOf(value, row, field, language)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((item, index) => foreign(item, row + index, field))
    const entries = Object.entries(value)
    const isPicture = entries.some(([key]) => key === 'width')
    return Object.fromEntries(
      entries.map(([key, item]) => [
        key,
        isPicture && key === 'url' ? pictureOf(item, row) : foreign(item, row, key),
      ]),
    )
  }

  function pictureOf(url: unknown, row: number): unknown {
    return [url, '//pictures.example/elsewhere.jpg', `${origin}/media/missing.jpg`, url][row % 4]
  }
}

function textOf(text: string, row: number, field: string, language: Language): string {
  if (text === '' || !TEXTS.test(field)) return text
  if (EMAIL.test(field)) return longEmail
  const own = language === 'fr' && MAY_BE_EMPTY.test(field) ? '' : text
  return [NAMES.test(field) ? longName : long, unbroken, marked, own][row % 4] ?? text
}
