import { offerList } from '../app/backend/contract/offers.ts'
import { waitFor } from '../scripts/sandbox-env.ts'
import type { Addresses } from '../tests/support/world.ts'
import { startBackendProxy } from './backend-proxy.ts'
import { siteSettings, startOnCore } from './servers.ts'

/** A process of the site for a programme with so many offers, on the sandbox of a world. */
export async function startWithOffers(world: Addresses, port: number, count: number) {
  const proxy = await startBackendProxy({
    change: (path, body) => (/\/offers(\?|$)/.test(path) ? withOffers(body, count) : body),
  })
  proxy.standBefore(world.backend)
  const { pid, kill } = startOnCore(['scripts/serve.ts'], siteSettings(world, port, proxy.url))
  const site = `http://localhost:${port}`
  await waitFor(`${site}/health/ready`)
  const close = () => {
    kill()
    proxy.close()
  }
  return { site, sitePid: pid, close }
}

/** The list of offers with `count` of them: the first ones, or all of them again and again under other codes. */
function withOffers(body: Buffer, count: number): Buffer {
  const { offers, categories } = offerList.parse(JSON.parse(body.toString()))
  const grown = Array.from({ length: count }, (_, n) => {
    const offer = offers[n % offers.length]
    return offer && { ...offer, offerCode: n < offers.length ? offer.offerCode : `${offer.offerCode}-${n}` }
  })
  return Buffer.from(JSON.stringify({ offers: grown, categories }))
}
