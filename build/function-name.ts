const ENDING = /_createServerFn_handler$/

/**
 * The last segment of a server function's URL: its name, instead of Start's hash of file and name. A name is readable
 * in logs, survives moving the file, and is two thirds smaller in the browser's code.
 * @param exported the name under which Start exports the handler
 * @throws Error when that name does not match Start's pattern
 */
export function addressedName(exported: string): string {
  if (!ENDING.test(exported)) throw new Error(`Start has changed the names of its handlers: ${exported}`)
  return withoutBlockedWords(exported.replace(ENDING, ''))
}

/** Words by which lists of content blockers know advertising, measurement and questions about cookies, and ours in their place. */
const plain: Readonly<Record<string, string>> = {
  advert: 'note',
  analytics: 'figure',
  banner: 'notice',
  consent: 'answer',
  cookie: 'kept',
  pixel: 'dot',
  promo: 'pin',
  sponsor: 'partner',
  track: 'follow',
}
const BLOCKED = new RegExp(Object.keys(plain).join('|'), 'gi')

/**
 * The name of a built file or a server function without those words: a blocked part of a page keeps all of it from hydrating.
 * What measures keeps its names: who blocks it means it.
 */
export const withoutBlockedWords = (name: string): string =>
  name.replace(BLOCKED, (word) => {
    const said = plain[word.toLowerCase()] ?? ''
    return /^[A-Z]/.test(word) ? said.charAt(0).toUpperCase() + said.slice(1) : said
  })
