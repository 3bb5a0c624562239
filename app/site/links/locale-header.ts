/** The header in which a page says its language when it calls a server function. */
export const LOCALE_HEADER = 'x-borealis-locale'
