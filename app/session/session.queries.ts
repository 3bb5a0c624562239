import { queryOptions } from '@tanstack/react-query'
import { getAuthState } from './session.functions.ts'

export const sessionQueries = {
  all: ['session'] as const,
  auth: () => queryOptions({ queryKey: [...sessionQueries.all, 'auth'], queryFn: () => getAuthState() }),
}
