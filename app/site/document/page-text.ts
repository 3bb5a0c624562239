/**
 * The text of a page, cut where its head ends. What is added to a page and taken from it stands in its head or at its very
 * end: to search and replace in the whole would copy a hundred thousand characters each time.
 */
export interface PageText {
  /** Up to `</head>`. Empty when the page has none. */
  readonly head: string
  readonly rest: string
}

export function cutPage(html: string): PageText {
  const end = Math.max(0, html.indexOf('</head>'))
  return { head: html.slice(0, end), rest: html.slice(end) }
}

export const joinPage = ({ head, rest }: PageText): string => head + rest
