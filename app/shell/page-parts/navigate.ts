import type { AnyRouter } from '@tanstack/react-router'
import { LINK_PATIENCE_MS } from '#app/domain/within.ts'

/** How much longer than code data is waited for: three seconds in all, with the browser's own start. Milliseconds. */
const DATA_PATIENCE_MS = 700

let begun = 0

/**
 * A client navigation. Where the code of the next page does not arrive, the browser loads its document. Data gets a little
 * longer, because the server would wait for it as well; a call that never arrives is not waited for.
 */
export async function navigate(
  router: AnyRouter,
  options: { readonly href: string; readonly resetScroll?: boolean; readonly replace?: boolean },
): Promise<void> {
  const { queryClient } = router.options.context
  begun += 1
  const turn = begun
  const follow = (hasWaitedForData: boolean) => {
    // Given up for another page.
    if (turn !== begun) return
    // Offline the browser would show its own error page.
    if (!navigator.onLine) timer = setTimeout(follow, LINK_PATIENCE_MS, false)
    else if (!hasWaitedForData && queryClient.isFetching() > 0)
      timer = setTimeout(follow, DATA_PATIENCE_MS, true)
    else window.location[options.replace ? 'replace' : 'assign'](options.href)
  }
  let timer = setTimeout(follow, LINK_PATIENCE_MS, false)
  try {
    await router.navigate(options)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Gives the current page another URL before it is left, so that Back shows what was typed. Not with the method of this
 * `history`, which is the router's and would load the page again.
 */
export const keepInAddress = (url: string): void =>
  History.prototype.replaceState.call(window.history, window.history.state, '', url)
