import type { AnyRouter } from '@tanstack/react-router'
import { LINK_PATIENCE_MS } from '#app/domain/within.ts'

const LOOK_AGAIN_MS = 250

/**
 * A client navigation. Where the code of the next page does not arrive, the browser loads its document; data that takes long
 * is waited for, because the server would wait for it as well.
 */
export async function navigate(
  router: AnyRouter,
  options: { readonly href: string; readonly resetScroll: boolean },
): Promise<void> {
  const { queryClient } = router.options.context
  const follow = () => {
    if (queryClient.isFetching() > 0) timer = setTimeout(follow, LOOK_AGAIN_MS)
    // Offline the browser would show its own error page.
    else if (navigator.onLine) window.location.assign(options.href)
  }
  let timer = setTimeout(follow, LINK_PATIENCE_MS)
  try {
    await router.navigate(options)
  } finally {
    clearTimeout(timer)
  }
}
