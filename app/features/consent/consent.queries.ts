import { queryOptions } from '@tanstack/react-query'
import { getConsentChoice } from './consent.functions.ts'

export const consentQueries = {
  all: ['consent'] as const,
  /** Another tab may have answered: the page that shows it always asks. */
  choice: () =>
    queryOptions({ queryKey: [...consentQueries.all], queryFn: () => getConsentChoice(), staleTime: 0 }),
}
