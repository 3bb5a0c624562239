/** Attributes in the markup that show which scripts a page needs before hydration. */
export type MarkupMarker =
  | 'data-account-nav'
  | 'data-card'
  | 'data-page-dialog'
  | 'data-waiting'
  | 'role="timer"'

const MARKERS = /(?<= )(?:data-(?:account-nav|card|page-dialog|waiting)(?==)|role="timer")/g

/** The markers in a page, found in one pass: a search per marker would scan a hundred thousand characters each. */
export const markersIn = (html: string): ReadonlySet<MarkupMarker> =>
  // The expression matches exactly these.
  new Set(html.match(MARKERS) as MarkupMarker[] | null)
