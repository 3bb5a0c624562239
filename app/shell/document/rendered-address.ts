import { createIsomorphicFn } from '@tanstack/react-start'
import { CONSENT_ANSWERED, consentDismissed } from '#app/domain/consent.ts'
import { DISMISSED, readDismissed } from '#app/domain/dismissed.ts'
import { maybeRequestContext, readCookie } from '#app/edge/request-context.server.ts'
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

/** Class of the root element where the question about cookies was answered without a script, which would set it by itself. */
export const answeredByForm: () => string | undefined = createIsomorphicFn()
  .server(() => {
    const context = maybeRequestContext()
    const dismissed = context && readDismissed(readCookie(context.request, DISMISSED))
    return dismissed?.includes(consentDismissed()) ? CONSENT_ANSWERED : undefined
  })
  .client(() => undefined)

/** Takes those parameters (`utm_source`, `fbclid`) out of the address, so that the page hydrates as it was rendered. */
export function startAtRenderedAddress(): void {
  const { pathname, search, hash } = window.location
  const rendered = renderedAddress()
  if (rendered !== undefined && rendered !== pathname + search) keepInAddress(rendered + hash)
}
