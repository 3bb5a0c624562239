/**
 * The text of a page in parts. What is added to a page and taken from it stands in its head or at the application's
 * element: to search and replace in the whole would copy a hundred thousand characters each time.
 */
export interface PageText {
  /** Up to `</head>`. Empty when the page has none. */
  readonly head: string
  readonly body: string
  /** The element that loads the application, and what is put after it. Empty when the page does without. */
  readonly application: string
  readonly rest: string
}

const DOCTYPE = '<!DOCTYPE html>'
const APPLICATION_BEGINS = '<script type="module"'
const APPLICATION = /^<script type="module"[^>]* src="[^"]+"[^>]*><\/script>/

/**
 * @param rendered what React wrote
 * @param written what the router made of it: the same after a doctype, unless something was still under way. To cut that
 * would copy all of it first.
 */
export function cutPage(rendered: string, written: string): PageText {
  if (written.length !== DOCTYPE.length + rendered.length) return cut(written)
  const page = cut(rendered)
  return page.head ? { ...page, head: DOCTYPE + page.head } : { ...page, body: DOCTYPE + page.body }
}

function cut(html: string): PageText {
  const head = Math.max(0, html.indexOf('</head>'))
  // The last script but those that hand the page's data over.
  const begin = Math.max(head, html.lastIndexOf(APPLICATION_BEGINS))
  const [application = ''] = APPLICATION.exec(html.slice(begin)) ?? []
  return {
    head: html.slice(0, head),
    body: html.slice(head, begin),
    application,
    rest: html.slice(begin + application.length),
  }
}

export const partsOf = ({ head, body, application, rest }: PageText): readonly string[] => [
  head,
  body,
  application,
  rest,
]
