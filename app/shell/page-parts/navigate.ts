import type { AnyRouter } from '@tanstack/react-router'
import { LINK_PATIENCE_MS } from '#app/domain/within.ts'

/**
 * A client navigation. Where the code of the next page does not arrive, the browser loads its document. Data gets the same time
 * once more, because the server would wait for it as well; a call that never arrives is not waited for.
 */
export async function navigate(
  router: AnyRouter,
  options: { readonly href: string; readonly resetScroll: boolean },
): Promise<void> {
  const { queryClient } = router.options.context
  const follow = (hasWaitedForData: boolean) => {
    if (!hasWaitedForData && queryClient.isFetching() > 0) timer = setTimeout(follow, LINK_PATIENCE_MS, true)
    // Offline the browser would show its own error page.
    else if (navigator.onLine) window.location.assign(options.href)
  }
  let timer = setTimeout(follow, LINK_PATIENCE_MS, false)
  try {
    await router.navigate(options)
  } finally {
    clearTimeout(timer)
  }
}
