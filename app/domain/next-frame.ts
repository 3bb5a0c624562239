/** Longer than any frame: a hidden page has no frames. Milliseconds. */
const NO_FRAME_MS = 100

/** Resolves after the next frame has been painted. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, NO_FRAME_MS)
  })
}
