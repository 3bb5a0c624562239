import { safeReturnPath } from '#app/domain/return-path.ts'

/** The only page that is shown here although it is never a return path. */
const problem = /^\/(fr-ca\/)?auth\/problem(\?[\w=&-]*)?$/

/** The path of a screen of this site, else `/`. */
export const screenPath = (value: unknown): string =>
  typeof value === 'string' && problem.test(value) ? value : safeReturnPath(value)
