/**
 * A value in the format in which pages call server functions (seroval's JSON, plain values only). Written by hand, so
 * that a figure can also send what the library never writes.
 */
export function onTheWire(value: unknown): string {
  let next = 0
  const node = (part: unknown): unknown => {
    if (part === undefined) return { t: 2, s: 1 }
    if (part === null) return { t: 2, s: 0 }
    if (typeof part === 'boolean') return { t: 2, s: part ? 2 : 3 }
    if (typeof part === 'number') return { t: 0, s: part }
    if (typeof part === 'string') return { t: 1, s: JSON.stringify(part).slice(1, -1) }
    const i = next++
    if (Array.isArray(part)) return { t: 9, i, a: part.map(node), o: 0 }
    const fields = Object.entries(Object(part))
    return {
      t: 10,
      i,
      p: {
        k: fields.map(([key]) => JSON.stringify(key).slice(1, -1)),
        v: fields.map(([, field]) => node(field)),
      },
      o: 0,
    }
  }
  return JSON.stringify({ t: node(value), f: 127, m: [] })
}
