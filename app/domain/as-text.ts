const plainAnswers = new WeakSet<object>()

/**
 * Has what a server function answers travel as one JSON text. A hundred lines of a ledger are three thousand values:
 * told one by one, as Start does, a slow phone takes longer to read them than to draw them.
 * @param answer plain data, without dates, maps or `undefined` in lists
 */
export function asText<T extends object>(answer: T): T {
  plainAnswers.add(answer)
  return answer
}

/** An answer that travels as one text. */
export interface PlainAnswer {
  readonly isPlain?: never
}

/** True for what was handed to `asText`; not for what looks the same, nor for a part of it. */
export const isPlainAnswer = (value: unknown): value is PlainAnswer =>
  typeof value === 'object' && value !== null && plainAnswers.has(value)
