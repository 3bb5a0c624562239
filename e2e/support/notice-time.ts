import type { Page } from '@playwright/test'

const SHOWN_FOR = 'errorShownForMs'

/** Times the error notice of every document that the page loads from now on, by its own clock: ours may look late. */
export async function timeErrorNotice(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    let shownAt: number | undefined
    new MutationObserver(() => {
      const isShown = document.querySelector('[data-status="error"]') !== null
      if (isShown) shownAt ??= performance.now()
      else if (shownAt !== undefined && !Reflect.has(window, name))
        Reflect.set(window, name, performance.now() - shownAt)
    }).observe(document, { subtree: true, childList: true })
  }, SHOWN_FOR)
}

/** How long the first one was in the page, once it has gone. */
export const errorNoticeShownForMs = (page: Page): Promise<number> =>
  page.evaluate((name) => Reflect.get(window, name), SHOWN_FOR)
