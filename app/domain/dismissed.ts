/**
 * Where dismissed announcements are kept, by the name of their content: in local storage by the page's own script, in
 * a cookie of the same name when the form was posted.
 */
export const DISMISSED = 'dismissed'

/** More than stand above the header in a year. */
const MAX_DISMISSED = 12

/** The stored names, without anything malformed. */
export const readDismissed = (value: string | null | undefined): string[] =>
  (value ?? '').split('.').filter((key) => /^[0-9a-f]{12}$/.test(key))

/** The same with one more; the oldest are forgotten. */
export const addDismissed = (value: string | null | undefined, key: string): string =>
  [...new Set([...readDismissed(value), ...readDismissed(key)])].slice(-MAX_DISMISSED).join('.')
