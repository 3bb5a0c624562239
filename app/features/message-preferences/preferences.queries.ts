import { queryOptions } from '@tanstack/react-query'
import { getMessagePreferences } from './preferences.functions.ts'

export const messagePreferenceQueries = {
  all: ['message-preferences'] as const,
  grid: () =>
    queryOptions({
      queryKey: [...messagePreferenceQueries.all, 'grid'],
      queryFn: () => getMessagePreferences(),
    }),
}
