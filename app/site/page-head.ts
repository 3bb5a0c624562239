import * as m from '#app/paraglide/messages.js'

/** Title and, when given, description of one page. */
export function pageHead(title: string, description?: string) {
  return {
    meta: [
      { title: m.site_pageTitle({ title }) },
      ...(description ? [{ name: 'description', content: description }] : []),
    ],
  }
}
