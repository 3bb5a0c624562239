/** Attributes in the markup that show which scripts a page needs before hydration. */
export type MarkupMarker =
  | 'data-account-nav'
  | 'data-card'
  | 'data-page-dialog'
  | 'data-waiting'
  | 'role="timer"'

/** Begins with a character of its own: a lookbehind there would be tried at each of a hundred thousand characters. */
const MARKERS = / (data-(?:account-nav|card|page-dialog|waiting)(?==)|role="timer")/g

/** The markers in a page, found in one pass: a search per marker would scan it five times. */
export const markersIn = (html: string): ReadonlySet<MarkupMarker> =>
  // The expression's group matches exactly these.
  new Set(Array.from(html.matchAll(MARKERS), ([, marker]) => marker as MarkupMarker))
