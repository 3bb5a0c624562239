const plainAnswers = new WeakSet<object>()

/**
 * Makes the answer of a server function travel as one JSON string. A hundred lines of a ledger are three thousand values:
 * encoded one by one, as Start does, a slow phone takes longer to decode them than to render them.
 * @param answer plain data, without dates, maps or `undefined` in lists
 */
export function asJsonText<T extends object>(answer: T): T {
  plainAnswers.add(answer)
  return answer
}

/** An answer that travels as one string. */
export interface PlainAnswer {
  readonly isPlain?: never
}

/** True for what was handed to `asJsonText`; not for what looks the same, nor for a part of it. */
export const isPlainAnswer = (value: unknown): value is PlainAnswer =>
  typeof value === 'object' && value !== null && plainAnswers.has(value)
