/** The word of an address which says that what was pressed on its page was not sent: the session had ended. */
export const UNSENT = 'unsent'

/** The same page to come back to after signing in again, where it says so. @param path with its query */
export const unsentAt = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}${UNSENT}=yes`
