import { useQuery } from '@tanstack/react-query'
import type { Variant } from '#app/domain/experiment.ts'
import { experimentQueries } from '#app/features/page-data/experiments.queries.ts'

/** The variant of an experiment for this page: B unless the server assigned A. Never changes while the page is open. */
export function useVariant(key: string): Variant {
  const { data } = useQuery(experimentQueries.current())
  return data?.running.find((experiment) => experiment.key === key)?.variant ?? 'B'
}
