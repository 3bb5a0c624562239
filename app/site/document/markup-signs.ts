/** Attributes in the markup that show which scripts a page needs before hydration. */
export type MarkupSign =
  | 'data-account-nav'
  | 'data-card'
  | 'data-page-dialog'
  | 'data-waiting'
  | 'role="timer"'

const SIGNS = /(?<= )(?:data-(?:account-nav|card|page-dialog|waiting)(?==)|role="timer")/g

/** The signs in a page, found in one pass: a search per sign would scan a hundred thousand characters each. */
export const signsIn = (html: string): ReadonlySet<MarkupSign> =>
  // The expression matches exactly these.
  new Set(html.match(SIGNS) as MarkupSign[] | null)
