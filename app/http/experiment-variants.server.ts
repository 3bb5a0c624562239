import { variantsKey } from '#app/domain/experiment.ts'
import { type RequestHead, requestContext } from './request-context.server.ts'
import { consentedDevice } from './visitor-choice.server.ts'

type Experiments = readonly { readonly key: string; readonly ratio: number }[]

/** What ran when a page was last rendered in this process: enough to know under which key the next one is kept. */
let newest: Experiments | undefined

/** Remembers what runs, and which of it the page of this request is rendered with. */
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
