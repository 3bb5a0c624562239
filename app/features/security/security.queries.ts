import { queryOptions } from '@tanstack/react-query'
import { getFreeze, getSecurityLog, getSessions } from './security.functions.ts'

export const securityQueries = {
  all: ['security'] as const,
  freeze: () => queryOptions({ queryKey: [...securityQueries.all, 'freeze'], queryFn: () => getFreeze() }),
  log: () => queryOptions({ queryKey: [...securityQueries.all, 'log'], queryFn: () => getSecurityLog() }),
  sessions: () =>
    queryOptions({ queryKey: [...securityQueries.all, 'sessions'], queryFn: () => getSessions() }),
}
