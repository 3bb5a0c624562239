import { variantsKey } from '#app/domain/experiment.ts'
import { type RequestHead, requestContext } from './request-context.server.ts'
import { consentedDevice } from './visitor-choice.server.ts'

type Experiments = readonly { readonly key: string; readonly ratio: number }[]

/** The experiments that ran when a page was last rendered in this process: enough to make the cache key of the next one. */
let newest: Experiments | undefined

/** Remembers which experiments run, and in which variants the page of this request is rendered. */
export function noteExperiments(experiments: Experiments, deviceId: string | undefined): void {
  newest = experiments
  requestContext().variants = variantsKey(deviceId, experiments)
}

/**
 * The variants that a page for this request would be rendered with; '' for everybody who takes no part.
 * `undefined` while nobody knows what runs: such a page is rendered for itself.
 */
export function variantsOf(request: RequestHead): string | undefined {
  const device = consentedDevice(request)
  if (!device) return ''
  return newest && variantsKey(device, newest)
}
