/** Longer than any frame: a page that nobody sees has none. Milliseconds. */
const NO_FRAME_MS = 100

/** Until the frame that answers what has just happened has been shown. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, NO_FRAME_MS)
  })
}
