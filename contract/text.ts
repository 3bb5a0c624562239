/** For sorting: by code units, the same on the server and in every browser, and 0 for equal texts. */
export const compareText = (a: string, b: string): number => Number(a > b) - Number(a < b)

/**
 * Lower case without accents and ligatures: `Épicerie` and `epicerie`, « œuf » and `oeuf` are the same. For sorting and
 * searching; not `localeCompare`, because server and browser must agree.
 */
export const plainLetters = (text: string): string =>
  unmarked(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')

/** Stop words of either language, which occur in nearly every text, and the remainders of elided articles. */
const common = new Set(
  'a an and at by for from in is it my of on or the to with your au aux c ce ces d de des du en est et j l la le les m ma mes mon n ou par pour qu que s sa se ses son sur t un une vos votre'.split(
    ' ',
  ),
)

/** The words of a text in plain letters, without those that tell nothing. `l’épicerie` is « epicerie ». */
export const wordsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(plainLetters)
    .filter((word) => word !== '' && !common.has(word))

/** A text of content as a sentence among others: with a full stop, unless it ends with a mark of its own. Nothing stays nothing. */
export const asSentence = (text: string): string =>
  text.trim() === '' || /[.!?…][\s”»)\u2063]*$/.test(text) ? text : `${text.trimEnd()}.`

/** Stands before and after a text of content that came in English instead of the reader's language; nobody sees it. */
export const ENGLISH = '\u2063'

/** Each paragraph between the marks, so that each can be shown alone. */
export const markedEnglish = (text: string): string =>
  text
    .split(/(\n\s*\n)/)
    .map((part) => part.replace(/^(\s*)(.*\S)/s, `$1${ENGLISH}$2${ENGLISH}`))
    .join('')

/** The text without the marks of its language, for where it is sent, compared or read out without markup. */
export const unmarked = (text: string): string => text.replaceAll(ENGLISH, '')
