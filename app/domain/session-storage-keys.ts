/** Prefix of the keys under which session storage keeps the drafts of forms. */
export const DRAFTS = 'borealis:draft:'

/** When the page was last reloaded after a release or a failed load; milliseconds since 1970. */
export const RELOADED_AT = 'borealis:reloaded-at'
/** A reload that did not help is not repeated at once; milliseconds. */
export const RELOADED_ONCE_EVERY_MS = 60_000
/** Until then a page is taken for the one that was reloaded; milliseconds. */
export const JUST_RELOADED_MS = 10_000

/** Which form the browser sent last from this tab, for the page that comes after it. */
export const SENT = 'borealis:sent'

/** A page that a link leads to, and how far down the page with the link was scrolled. */
export const SCROLLED_TO = 'borealis:scrolled-to'
