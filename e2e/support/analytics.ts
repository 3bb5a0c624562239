import { CONSENT_COOKIE, DEVICE_COOKIE, formatConsent } from '../../app/domain/consent.ts'
import type { Site } from './journey.ts'

/** An event as the tag manager gets it. */
export type SentEvent = {
  event?: string
  list?: string
  orderNumber?: string
  reference?: string
  items?: { id: string }[]
  experiments?: string[]
}

/** What left for the tag manager from this browser, in order. */
export function watchEvents({ page }: Site): SentEvent[] {
  const sent: SentEvent[] = []
  page.context().on('request', (request) => {
    if (request.url().endsWith('/collect')) sent.push(JSON.parse(request.postData() ?? '{}'))
  })
  return sent
}

/** As if this browser had said yes to everything, and got this device id then. */
export async function allowMeasuring(site: Site, device: string = crypto.randomUUID()): Promise<void> {
  const url = site.world.site
  await site.page.context().addCookies([
    { name: CONSENT_COOKIE, value: formatConsent(['measurement', 'experiments']), url },
    { name: DEVICE_COOKIE, value: device, url, httpOnly: true },
  ])
}
