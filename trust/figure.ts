/** A measured security property: the result and its goal. */
export interface Figure {
  readonly name: string
  readonly goal: string
  readonly measured: string
  readonly isMet: boolean
  /** Deviations, for whoever investigates. */
  readonly notes: readonly string[]
}

/** Collects the deviations found while one figure is measured. */
export function createTally() {
  const notes: string[] = []
  return {
    notes,
    expect(isSo: boolean, otherwise: string): void {
      if (!isSo) notes.push(otherwise)
    },
  }
}

export function describeFigure({ name, goal, measured, isMet, notes }: Figure): string {
  const lines = [
    `${isMet ? 'ok  ' : 'FAIL'}  ${name}`,
    `      goal      ${goal}`,
    `      measured  ${measured}`,
  ]
  return [...lines, ...notes.slice(0, 12).map((note) => `      ! ${note}`)].join('\n')
}

/** Runs `work` for each item in order, at most `width` at once. */
export async function inTurns<T, R>(
  items: readonly T[],
  width: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index]
      if (item !== undefined) results[index] = await work(item, index)
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return results
}

export const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
