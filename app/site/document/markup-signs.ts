/** Attributes by which the markup of a page says what it needs before the application is there. */
export type MarkupSign =
  | 'data-account-nav'
  | 'data-card'
  | 'data-page-dialog'
  | 'data-waiting'
  | 'role="timer"'

const SIGNS = /(?<= )(?:data-(?:account-nav|card|page-dialog|waiting)(?==)|role="timer")/g

/** Those that a page has, found in one pass: each search for one that is not there reads a hundred thousand characters. */
export const signsIn = (html: string): ReadonlySet<MarkupSign> =>
  // The expression names exactly these.
  new Set(html.match(SIGNS) as MarkupSign[] | null)
