import { variantsKey } from '#app/domain/experiment.ts'
import { type RequestHead, requestContext } from './request-context.server.ts'
import { consentedDevice } from './visitor-choice.server.ts'

type Experiments = readonly { readonly key: string; readonly ratio: number }[]

/** The running experiments, as of the last page that was rendered in this process: needed for the next page's cache key. */
let latest: Experiments | undefined

/** Records the running experiments, and the variants that this request's page is rendered in. */
export function recordExperiments(experiments: Experiments, deviceId: string | undefined): void {
  latest = experiments
  requestContext().variants = variantsKey(deviceId, experiments)
}

/**
 * The variants that this request's page would be rendered in; '' for visitors who take no part. `undefined` while the running
 * experiments are not known: such a page is not shared.
 */
export function variantsOf(request: RequestHead): string | undefined {
  const device = consentedDevice(request)
  if (!device) return ''
  return latest && variantsKey(device, latest)
}
