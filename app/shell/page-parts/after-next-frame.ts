/**
 * Starts the work after the next frame, so that the response to a press is painted first, however long the work takes
 * on a slow phone (interaction to next paint).
 */
export async function afterNextFrame<T>(work: () => Promise<T>): Promise<T> {
  await nextFrame()
  return work()
}

/** Flashes the pressed element, so that the next frame shows a response to the press. */
export function answerPress(pressed: Element | null): void {
  pressed?.animate({ opacity: [0.6, 1] }, 300)
}

/** Longer than any frame: a hidden page has no frames. Milliseconds. */
const NO_FRAME_MS = 100

/** Resolves after the next frame has been painted. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, NO_FRAME_MS)
  })
}

/** Whether it is a finger that presses: then the keyboard is on the screen, over what comes. */
export const isOnPhone = (): boolean => matchMedia('(pointer: coarse)').matches
