const ENDING = /_createServerFn_handler$/

/**
 * The last segment of a server function's URL: its name, instead of Start's hash of file and name. A name is readable
 * in logs, survives moving the file, and is two thirds smaller in the browser's code.
 * @param exported the name under which Start exports the handler
 * @throws Error when that name does not match Start's pattern
 */
export function addressedName(exported: string): string {
  if (!ENDING.test(exported)) throw new Error(`Start has changed the names of its handlers: ${exported}`)
  return exported.replace(ENDING, '')
}
