import { createIsomorphicFn } from '@tanstack/react-start'
import { maybeRequestContext } from '#app/edge/request-context.server.ts'
import { keepInAddress } from '../page-parts/navigate.ts'

/**
 * The path and query of a page that all visitors share, which lack the parameters that it does not read; `undefined` for any
 * other page.
 */
export const renderedAddress: () => string | undefined = createIsomorphicFn()
  .server(() => {
    const context = maybeRequestContext()
    return context && context.nonce === undefined ? context.url.pathname + context.url.search : undefined
  })
  .client(() => document.documentElement.dataset.address)

/** Takes those parameters (`utm_source`, `fbclid`) out of the address, so that the page hydrates as it was rendered. */
export function startAtRenderedAddress(): void {
  const { pathname, search, hash } = window.location
  const rendered = renderedAddress()
  if (rendered !== undefined && rendered !== pathname + search) keepInAddress(rendered + hash)
}
