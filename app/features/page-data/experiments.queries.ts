import { queryOptions } from '@tanstack/react-query'
import { getExperiments } from './experiments.functions.ts'

export const experimentQueries = {
  all: ['experiments'] as const,
  /**
   * What this browser takes part in, for the page and for the privacy screen: `running` names each experiment with its
   * variant, `isTakingPart` is false without the yes. The way out is the form of `/cookies`.
   */
  current: () =>
    queryOptions({
      queryKey: [...experimentQueries.all],
      queryFn: () => getExperiments(),
      // A page keeps its variants for as long as it is open.
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
