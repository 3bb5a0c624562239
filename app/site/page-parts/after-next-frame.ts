/** Longer than any frame: a page that nobody sees has none. Milliseconds. */
const NO_FRAME_MS = 100

/**
 * Begins the work when the frame that answers a press has been shown: a press is seen at once, however long the work
 * takes a slow phone (interaction to next paint).
 */
export async function afterNextFrame<T>(work: () => Promise<T>): Promise<T> {
  await new Promise<void>((begin) => {
    requestAnimationFrame(() => setTimeout(begin))
    setTimeout(begin, NO_FRAME_MS)
  })
  return work()
}

/** What was pressed says so at once, for a moment: the frame that answers a press has something to show. */
export function answerPress(pressed: Element | null): void {
  pressed?.animate({ opacity: [0.6, 1] }, 300)
}
