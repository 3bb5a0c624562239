import { CONSENT_COOKIE, DEVICE_COOKIE, formatConsent } from '../../app/domain/consent.ts'
import type { Site } from './journey.ts'

/** An event as the tag manager receives it. */
export type SentEvent = {
  event?: string
  list?: string
  orderNumber?: string
  reference?: string
  items?: { id: string }[]
  experiments?: string[]
}

/** Records the events that this browser sends to the tag manager, in order. */
export function watchEvents({ page }: Site): SentEvent[] {
  const sent: SentEvent[] = []
  page.context().on('request', (request) => {
    if (request.url().endsWith('/collect')) sent.push(JSON.parse(request.postData() ?? '{}'))
  })
  return sent
}

/** Sets the cookies of a browser that has consented to everything, with this device id. */
export async function allowMeasuring(site: Site, device: string = crypto.randomUUID()): Promise<void> {
  const url = site.world.site
  await site.page.context().addCookies([
    { name: CONSENT_COOKIE, value: formatConsent(['measurement', 'experiments']), url },
    { name: DEVICE_COOKIE, value: device, url, httpOnly: true },
  ])
}
