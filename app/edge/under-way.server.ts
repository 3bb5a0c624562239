const underWay = new Set<Promise<unknown>>()

/**
 * Marks work that goes on when its client has left, and that a stopping process must not cut off: what was begun elsewhere, such as an
 * order or a refresh, can't be taken back, and its outcome would be lost.
 * @returns the same work
 */
export function toBeFinished<T>(work: Promise<T>): Promise<T> {
  underWay.add(work)
  const forget = () => void underWay.delete(work)
  work.then(forget, forget)
  return work
}

/** Resolves once no such work is under way, whatever has become of it. */
export async function allFinished(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay)
}
