const ENDING = /_createServerFn_handler$/

/**
 * The last part of a server function's address: its own name, in place of Start's hash of file and name. An address is
 * read in logs, outlives a file that moves, and is not a third of what the browser knows of the function.
 * @param exported the name under which Start exports its handler
 */
export function addressedName(exported: string): string {
  if (!ENDING.test(exported))
    throw new Error(`Start exports server functions in another way now: ${exported}`)
  return exported.replace(ENDING, '')
}
