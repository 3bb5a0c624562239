import { queryOptions, useQuery } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { type Variant, variantFor } from '#app/domain/experiment.ts'
import { requestContext } from '#app/edge/request-context.server.ts'
import { consentedDevice, recordExperiments } from '#app/edge/visitor-cookies.server.ts'
import { withVisitor } from '#app/session/session.middleware.ts'

/** One experiment as this browser is in it: what "Why you see certain offers" shows (`experimentQueries.current()`). */
interface RunningExperiment {
  readonly key: string
  /** In words that a member understands, in the page's language. */
  readonly title: string
  readonly variant: Variant
}

interface Experiments {
  /** False without the yes to experiments: then everything is B, and there is no device id to decide by. */
  readonly isTakingPart: boolean
  readonly running: readonly RunningExperiment[]
  /** The variants that analytics sends with every event, such as `EXP-204.A`; empty without experiments. */
  readonly codes: readonly string[]
}

/** Which variants this browser sees (spec §4), decided on the server, so that no page changes after it is shown. */
export const getExperiments = createServerFn()
  .middleware([withVisitor])
  .handler(async ({ context }): Promise<Experiments> => {
    const { experiments } = await context.backend.getPageData()
    const device = consentedDevice(requestContext().request)
    recordExperiments(experiments, device)
    const decided = experiments.map((one) => ({ ...one, variant: variantFor(device, one) }))
    return {
      isTakingPart: device !== undefined,
      running: decided.map(({ key, title, variant }) => ({ key, title, variant })),
      codes: device ? decided.map(({ analyticsCode, variant }) => `${analyticsCode}.${variant}`) : [],
    }
  })

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

/** The variant of an experiment for this page: B unless the server assigned A. Never changes while the page is open. */
export function useVariant(key: string): Variant {
  const { data } = useQuery(experimentQueries.current())
  return data?.running.find((experiment) => experiment.key === key)?.variant ?? 'B'
}
