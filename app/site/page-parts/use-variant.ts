import { useQuery } from '@tanstack/react-query'
import type { Variant } from '#app/domain/experiment.ts'
import { experimentQueries } from '#app/features/page-data/experiments.queries.ts'

/** The variant of an experiment that this page is shown in: B unless the server said A. It never changes on a page. */
export function useVariant(key: string): Variant {
  const { data } = useQuery(experimentQueries.current())
  return data?.running.find((experiment) => experiment.key === key)?.variant ?? 'B'
}
