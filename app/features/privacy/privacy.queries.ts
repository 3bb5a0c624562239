import { queryOptions } from '@tanstack/react-query'
import { getConsents } from './privacy.functions.ts'

export const privacyQueries = {
  all: ['privacy'] as const,
  consents: () =>
    queryOptions({ queryKey: [...privacyQueries.all, 'consents'], queryFn: () => getConsents() }),
}
