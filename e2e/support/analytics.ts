import { consentCookie, DEVICE_COOKIE, formatConsent } from '../../app/domain/consent.ts'
import type { Site } from './journey.ts'

/** An event as the tag manager receives it. */
export type SentEvent = {
  event?: string
  /** Which document's tag frame sent it. */
  frame: string
  list?: string
  orderNumber?: string
  items?: { id: string }[]
  experiments?: string[]
}

/** Records the events that this browser sends to the tag manager, in order. */
export async function watchEvents({ page }: Site): Promise<SentEvent[]> {
  const sent: SentEvent[] = []
  // Not by Playwright's requests, which have no bodies in Firefox.
  await page.context().exposeFunction('tellEvent', (body: string) => void sent.push(JSON.parse(body)))
  await page.context().addInitScript(() => {
    const { fetch, tellEvent } = window as typeof window & { tellEvent: (body: unknown) => void }
    const frame = String(Math.random())
    window.fetch = (to, init) => {
      if (String(to).endsWith('/collect'))
        tellEvent(JSON.stringify({ ...JSON.parse(String(init?.body)), frame }))
      return fetch(to, init)
    }
  })
  return sent
}

/** Sets the cookies of a browser that has consented to everything, with this device id. */
export async function allowMeasuring(site: Site, device: string = crypto.randomUUID()): Promise<void> {
  const url = site.world.site
  await site.page.context().addCookies([
    { name: consentCookie(url), value: formatConsent(['measurement', 'experiments']), url },
    { name: DEVICE_COOKIE, value: device, url, httpOnly: true },
  ])
}
