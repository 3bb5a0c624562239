import { nextFrame } from '#app/domain/next-frame.ts'

/**
 * Begins the work when the frame that answers a press has been shown: a press is seen at once, however long the work
 * takes a slow phone (interaction to next paint).
 */
export async function afterNextFrame<T>(work: () => Promise<T>): Promise<T> {
  await nextFrame()
  return work()
}

/** What was pressed says so at once, for a moment: the frame that answers a press has something to show. */
export function answerPress(pressed: Element | null): void {
  pressed?.animate({ opacity: [0.6, 1] }, 300)
}
