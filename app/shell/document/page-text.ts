/**
 * The HTML of a page in parts. Changes are made in its head or at the application's element only: a replacement in the whole
 * text would copy a hundred thousand characters each time.
 */
export interface PageText {
  /** Up to `</head>`. Empty when the page has none. */
  readonly head: string
  readonly body: string
  /** The element that loads the application, and what is added after it. Empty in a page without application. */
  readonly application: string
  readonly rest: string
}

const DOCTYPE = '<!DOCTYPE html>'
const APPLICATION_START = '<script type="module"'
const APPLICATION = /^<script type="module"[^>]* src="[^"]+"[^>]*><\/script>/

/**
 * @param rendered the HTML that React rendered
 * @param written the router's output: the same after a doctype, unless a stream was pending. It is not sliced where that can
 * be avoided, because slicing would flatten the whole string first.
 */
export function cutPage(rendered: string, written: string): PageText {
  if (written.length !== DOCTYPE.length + rendered.length) return cut(written)
  const page = cut(rendered)
  return page.head ? { ...page, head: DOCTYPE + page.head } : { ...page, body: DOCTYPE + page.body }
}

function cut(html: string): PageText {
  const head = Math.max(0, html.indexOf('</head>'))
  // The last module script; the scripts after it carry the page's data.
  const begin = Math.max(head, html.lastIndexOf(APPLICATION_START))
  const [application = ''] = APPLICATION.exec(html.slice(begin)) ?? []
  return {
    head: html.slice(0, head),
    body: html.slice(head, begin),
    application,
    rest: html.slice(begin + application.length),
  }
}

/** Inserts the state after the application's element, which runs once the document is parsed. */
export const withState = (page: PageText, state: string): PageText =>
  page.application ? { ...page, rest: state + page.rest } : page

export const partsOf = ({ head, body, application, rest }: PageText): readonly string[] => [
  head,
  body,
  application,
  rest,
]

/** JSON, escaped for an attribute in single quotes. */
export const quotedJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** Attributes in the markup that show which scripts a page needs before hydration. */
export type MarkupMarker = 'data-card' | 'data-page-dialog' | 'data-waiting' | 'role="timer"'

/** Begins with a character of its own: a lookbehind there would be tried at each of a hundred thousand characters. */
const MARKERS = / (data-(?:card|page-dialog|waiting)(?==)|role="timer")/g

/** The markers in a page, found in one pass: a search per marker would scan it four times. */
export const markersIn = (html: string): ReadonlySet<MarkupMarker> =>
  // The expression's group matches exactly these.
  new Set(Array.from(html.matchAll(MARKERS), ([, marker]) => marker as MarkupMarker))

/** Whether React left out a part that threw while it was rendered on the server. It tells nobody, and leaves the part to the browser. */
export const leavesOut = (rendered: string): boolean => rendered.includes('<!--$!-->')
