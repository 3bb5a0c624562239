import { createIsomorphicFn } from '@tanstack/react-start'
import { baseLocale, type Locale, parseLocale } from '#app/domain/locale.ts'
import { maybeRequestContext } from '#app/edge/request-context.server.ts'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'

/**
 * The language of this document: the request's on the server, in the browser what the server wrote into `data-locale`
 * (`<html lang>` is rewritten by translators). Paraglide's own lookup would write a cookie on every page load, which evicts
 * pages from the back/forward cache.
 */
export const currentLocale: () => Locale = createIsomorphicFn()
  .server((): Locale => maybeRequestContext()?.locale ?? baseLocale)
  .client((): Locale => parseLocale(document.documentElement.dataset.locale))

// In the browser, the build reads the language directly from the document (`build/lean-messages.ts`); development does not.
createIsomorphicFn()
  .server(() => overwriteGetLocale(currentLocale))
  .client(() => {
    if (import.meta.env.DEV) overwriteGetLocale(currentLocale)
  })()
