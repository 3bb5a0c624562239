/** The request header in which a page sends its language to server functions. */
export const LOCALE_HEADER = 'x-borealis-locale'
