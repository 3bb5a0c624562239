/**
 * The same promise with a limit.
 * @throws Error `TIMEOUT` when it has not settled within `ms` milliseconds
 */
export function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('TIMEOUT')), ms)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
