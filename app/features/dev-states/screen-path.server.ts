import { safeReturnPath } from '#app/domain/return-path.ts'

/** The one kind of screen that nobody is ever sent back to, and that the gallery shows all the same. */
const problem = /^\/(fr-ca\/)?auth\/problem(\?[\w=&-]*)?$/

/** The path of a screen of this site, else `/`. */
export const screenPath = (value: unknown): string =>
  typeof value === 'string' && problem.test(value) ? value : safeReturnPath(value)
