import type { UseQueryResult } from '@tanstack/react-query'
import * as m from '#app/paraglide/messages.js'

/** How to try again what is not there: by another request where that failed for good, else, after a while, with the whole page. */
export const retryOf = ({ data, isError, refetch }: UseQueryResult) =>
  data === undefined
    ? { label: m.errors_tryAgain(), ...(isError ? { onRetry: refetch } : { isLate: true }) }
    : undefined
