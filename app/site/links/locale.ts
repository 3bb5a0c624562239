import { createIsomorphicFn } from '@tanstack/react-start'
import { baseLocale, type Locale, parseLocale } from '#app/domain/locale.ts'
import { maybeRequestContext } from '#app/http/request-context.server.ts'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'

/**
 * The language of this document: on the server the request's, in the browser what `<html lang>` says.
 * Paraglide's own lookup would write a cookie on every page load, which empties the back/forward cache.
 */
export const currentLocale: () => Locale = createIsomorphicFn()
  .server((): Locale => maybeRequestContext()?.locale ?? baseLocale)
  .client((): Locale => parseLocale(document.documentElement.lang.toLowerCase()))

/** In the browser the build reads the language straight from the document (`build/lean-messages.ts`). */
createIsomorphicFn().server(() => overwriteGetLocale(currentLocale))()
