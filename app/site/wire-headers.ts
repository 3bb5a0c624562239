/** The header in which a page says its language when it calls a server function. */
export const LOCALE_HEADER = 'x-borealis-locale'

/** On an answer: the page was made by another release and must be loaded again. */
export const RELEASE_CHANGED = 'x-borealis-release-changed'
