/** Search parameter of a page whose form was not sent because the session had ended. */
export const UNSENT = 'unsent'

/**
 * Adds the parameter to a path.
 * @param path may have a query
 */
export const unsentAt = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}${UNSENT}=yes`
