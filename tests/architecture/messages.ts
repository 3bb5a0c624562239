import type { Finding, SourceFile } from './source-files.ts'

export type Messages = Readonly<Record<string, unknown>>

/** All texts of a message: one, or one per variant. */
export function textsOf(message: unknown): string[] {
  if (typeof message === 'string') return [message]
  if (!Array.isArray(message)) return []
  return message.flatMap((variant: unknown) => {
    const match =
      typeof variant === 'object' && variant !== null && 'match' in variant ? variant.match : undefined
    return typeof match === 'object' && match !== null
      ? Object.values(match).filter((text) => typeof text === 'string')
      : []
  })
}

function placeholdersOf(message: unknown): string {
  const names = textsOf(message).flatMap((text) =>
    [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''),
  )
  return [...new Set(names)].sort().join(', ')
}

const keysOf = (messages: Messages) => Object.keys(messages).filter((key) => key !== '$schema')

/** Keys or placeholders that only one language has, and texts that are empty or malformed. */
export function compareLanguages(english: Messages, other: Messages): Finding[] {
  const findings: Finding[] = []
  for (const key of new Set([...keysOf(english), ...keysOf(other)])) {
    if (!(key in english)) findings.push(`${key} is missing in English`)
    else if (!(key in other)) findings.push(`${key} is not translated`)
    else if (placeholdersOf(english[key]) !== placeholdersOf(other[key])) {
      findings.push(
        `${key} has {${placeholdersOf(english[key])}} in English and {${placeholdersOf(other[key])}} in its translation`,
      )
    }
    for (const message of [english[key], other[key]]) {
      const texts = textsOf(message)
      if (message !== undefined && (texts.length === 0 || texts.some((text) => text.trim() === ''))) {
        findings.push(`${key} has an empty text`)
      }
    }
  }
  return findings
}

/**
 * Texts that are the same in both languages, which may mean that they were not translated.
 * @param same texts that may be the same, under any key
 */
export function findUntranslated(english: Messages, french: Messages, same: ReadonlySet<string>): Finding[] {
  return keysOf(english).flatMap((key) => {
    const text = JSON.stringify(english[key])
    const plain = textsOf(english[key]).join(' ')
    const words = plain.replace(/\{\w+\}/g, '')
    if (text !== JSON.stringify(french[key]) || !/\p{L}{2}/u.test(words) || same.has(plain)) return []
    return [`${key} is “${plain}” in both languages`]
  })
}

/** A number of points and its unit. `count` counts other things, such as errors (“points à corriger”). */
const COUNTED_POINTS = /\{(?!count\})\w+\}\s(?:points|pts)\b/

/**
 * Messages that say “1 points”: those that count points without a variant for one of them (`points=1`).
 * @param many keys whose number is always larger
 */
export function findUncounted(messages: Messages, many: ReadonlySet<string>): Finding[] {
  return keysOf(messages).flatMap((key) => {
    const counted = textsOf(messages[key]).find((text) => COUNTED_POINTS.test(text))
    if (!counted || many.has(key) || /"\w+=1[",]/.test(JSON.stringify(messages[key]))) return []
    return [`${key} has no variant for one point of “${counted}”`]
  })
}

/** Variants of which none is for the rest: then the key itself is read. French has `many` beside `one` and `other`. */
export const findWithoutRest = (messages: Messages): Finding[] =>
  keysOf(messages).filter(
    (key) => Array.isArray(messages[key]) && !/"(?:\w+=\*(?:, )?)+":/.test(JSON.stringify(messages[key])),
  )

/** A number, or a placeholder that counts, and the noun that must not be parted from it. */
const COUNTED_FRENCH =
  /(?:(?<![\w.,-])\d{1,4}|\{(?:count|weeks|months|minutes|age|days|pace|years|added|lines)\}) (?:ans|mois|jours?|heures?|minutes?|semaines?|chiffres|caractères|erreurs?|opérations?|offres?|cartes?|récompenses?|résultats?|tentatives?)(?!\p{L})/u

/** Deviations from Quebec typography: spaces before punctuation and around numbers, apostrophes, quotation marks. */
export function findFrenchTypography(french: Messages): Finding[] {
  return keysOf(french).flatMap((key) =>
    textsOf(french[key]).flatMap((text) => {
      const findings: Finding[] = []
      if (
        /[^\u00a0\s\d/][:](?=\s|$)|[ ][:%$»](?!\w)|«[^\u00a0]|\d \d{3}(?!\d)|\} (?:points?|pts)\b/.test(
          text,
        ) ||
        COUNTED_FRENCH.test(text)
      )
        findings.push(`${key}: a no-break space is missing in “${text}”`)
      if (/\s[?!;]/.test(text)) findings.push(`${key}: no space goes before ? ! ; in “${text}”`)
      if (/\p{L}'\p{L}/u.test(text)) findings.push(`${key}: the apostrophe is ’ in “${text}”`)
      if (text.includes('"')) findings.push(`${key}: quotation marks are « » in “${text}”`)
      return findings
    }),
  )
}

/** Numbers that a line may part from their “pts” (docs/glossary.md). */
export function findPartedPoints(english: Messages): Finding[] {
  return keysOf(english).flatMap((key) =>
    textsOf(english[key])
      .filter((text) => /[\d}] pts?\b/.test(text))
      .map((text) => `${key}: a no-break space is missing in “${text}”`),
  )
}

/** Words that docs/glossary.md replaces: calques, anglicisms, and synonyms of a chosen term. */
const avoidedFrench =
  /(?<!\p{L})(e-?mails?|cookies?|utilisateurs?|sauvegard\p{L}+|contactez|cancell\p{L}+|support|spam|scann\p{L}+|balayez|épingl\p{L}+|cartes?(?:-cadeaux?)? physiques?|code à barres|bon (?:matin|après-midi)|vers le haut|racheter|gagne[rz]|sous (?:Commandes|Profil|Voyages|Vie privée)|avez tapé|rien n’a été échangé|ne (?:s’est|se sont) pas affich\p{L}+|points? à corriger|dorénavant|en avez assez|permettre de nouveau|veuillez réessayer|toutes seules|ne pouvons pas afficher)(?!\p{L})/iu

/** Turns that docs/voice.md and docs/glossary.md replace. Dollars may be spent. */
const avoidedEnglish =
  /\b(just now|at once|from now on|once more|somebody|programmes?|tills?|parcels?|(?:you|was|were) typed|code check|did not load|in by|spend(?:ing)?(?! \$)|spent(?! \$)|step-up|users?|too many tries|tries in|could not|couldn’t|shouldn’t|wouldn’t|the service did not|no answer came|one moment|please try again|pa(?:y|id) in points)\b/i

/** French texts with a word to avoid outside placeholders. */
export const findAvoidedFrench = (french: Messages) => findAvoided(french, avoidedFrench)

/** English texts with a turn to avoid outside placeholders. */
export const findAvoidedEnglish = (english: Messages) => findAvoided(english, avoidedEnglish)

function findAvoided(messages: Messages, avoided: RegExp): Finding[] {
  return keysOf(messages).flatMap((key) =>
    textsOf(messages[key]).flatMap((text) => {
      const word = text.replace(/\{\w+\}/g, '').match(avoided)?.[0]
      return word ? [`${key}: the glossary has another word for “${word}”`] : []
    }),
  )
}

/** Full forms that English says as one word: “cannot”, “is not”. */
const uncontracted =
  /\b(?:cannot|(?:can|did|do|does|is|are|was|were|has|have|will) not|(?:you|we) (?:are|will)|it is|that is)\b(?!\?)/i

/** English texts without contractions. Legal pages and the wording of a consent keep full forms (docs/voice.md). */
export function findUncontracted(english: Messages, full: RegExp): Finding[] {
  return keysOf(english).flatMap((key) => {
    const found = full.test(key) ? undefined : textsOf(english[key]).join(' ').match(uncontracted)?.[0]
    return found ? [`${key} says “${found}” in full`] : []
  })
}

const contracted = /n’t\b|’(?:re|ve|ll)\b|\b(?:it|that|there|here|what|who)’s\b/i

/** Legal pages and wordings of a consent that are not in full forms. */
export function findContracted(english: Messages, full: RegExp): Finding[] {
  return keysOf(english).flatMap((key) => {
    const found = full.test(key) ? textsOf(english[key]).join(' ').match(contracted)?.[0] : undefined
    return found ? [`${key} is a legal text and says “${found}”`] : []
  })
}

/** No exclamation marks and no "Oops" in either language. */
export function findShouting(messages: Messages): Finding[] {
  return keysOf(messages).flatMap((key) =>
    textsOf(messages[key]).flatMap((text) =>
      /!|\b(oops|oups)\b/i.test(text) ? [`${key} shouts: “${text}”`] : [],
    ),
  )
}

/** What buttons, and links that look like them, say: keys inside `<Button>` and labels of an `action` or `other`. */
function saidByButtons(sources: readonly SourceFile[]): ReadonlySet<string> {
  const places = [
    /<Button\b[\s\S]*?<\/Button>/g,
    /\b(?:action|other)(?:=\{|: )\{[^{}]*(?:\{[^{}]*\}[^{}]*)*label: m\.\w+/g,
  ]
  const texts = places.flatMap((place) => sources.flatMap(({ text }) => text.match(place) ?? []))
  return new Set(texts.flatMap((text) => [...text.matchAll(/\bm\.(\w+)/g)].map((match) => match[1] ?? '')))
}

/** Buttons of more than 24 letters (docs/voice.md); a placeholder counts for two. */
export function findLongButtons(messages: Messages, sources: readonly SourceFile[]): Finding[] {
  return [...saidByButtons(sources)].flatMap((key) =>
    textsOf(messages[key]).flatMap((text) =>
      text.replace(/\{\w+\}/g, '00').length > 24 ? [`${key} is long for a button: “${text}”`] : [],
    ),
  )
}

/** How an error begins, in either language. */
const errorBegins =
  /^(?:We (?:can’t|weren’t able)|We’re not sure|Something went wrong|Too many|You ran out of time|Verification w|Impossible d|Nous n’avons pas pu|Nous ne savons pas|Un problème est survenu|Trop de |Le délai est écoulé|La vérification )/

/** Errors of more than two sentences or 20 words (docs/voice.md). */
export function findLongErrors(messages: Messages): Finding[] {
  return keysOf(messages).flatMap((key) =>
    textsOf(messages[key]).flatMap((text) => {
      if (!errorBegins.test(text)) return []
      const sentences = text.split(/[.?…](?=\s|$)/).filter((part) => part.trim() !== '').length
      const words = text.match(/[\p{L}\d{][^\s\u00a0]*/gu)?.length ?? 0
      return sentences > 2 || words > 20 ? [`${key} is long for an error: “${text}”`] : []
    }),
  )
}

/** Texts that stop in their middle and not at their end: a field’s error is one sentence without a stop (docs/voice.md). */
export const findHalfStopped = (messages: Messages): Finding[] =>
  keysOf(messages).flatMap((key) =>
    textsOf(messages[key]).flatMap((text) =>
      /\p{Ll}[.?] (?=[«“\p{Lu}])/u.test(text.replace(/[ap]\.m\./g, '')) && !/[.?…:}][\s»”]*$/.test(text)
        ? [`${key} stops in its middle only: “${text}”`]
        : [],
    ),
  )

/** Messages that no code uses. Code must write a key in full: `m.history_title()`. */
export function findUnsaid(messages: Messages, sources: readonly SourceFile[]): Finding[] {
  const said = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/\bm\.(\w+)/g)].map((match) => match[1] ?? '')),
  )
  return keysOf(messages).flatMap((key) => (said.has(key) ? [] : [`${key} is said nowhere`]))
}

/**
 * Sentences that would stop twice: a time of day ends with `p.m.` in English, a day with `nov.` in French. Their values have
 * names that say so (`findUnnamedTimes`).
 */
export const findDoubleStops = (english: Messages, french: Messages): Finding[] => [
  ...findIn(english, /\{(?:\w*T|t)ime\}\./),
  ...findIn(french, /\{(?:\w*D|d)ay\}\./),
]

const findIn = (messages: Messages, pattern: RegExp): Finding[] =>
  Object.entries(messages).flatMap(([key, message]) =>
    textsOf(message)
      .filter((text) => pattern.test(text))
      .map((text) => `${key}: ${text}`),
  )

/** Times and days that a message gets under another name than `…time` and `…day`. */
export const findUnnamedTimes = (sources: readonly SourceFile[]): Finding[] =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(/m\.\w+\(\{[^{};]*?\b(\w+): format(Time|DateAndTime|Day|WeekdayAndDay)\(/g)].flatMap(
      ([, name = '', kind = '']) =>
        (kind.endsWith('Time') ? /time$/i : /day$/i).test(name)
          ? []
          : [`${path}: ${name} is a format${kind}`],
    ),
  )
