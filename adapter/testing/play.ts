import { createServer } from 'node:http'
import { harbourAdapter, startHarbour } from './harbour.ts'

/**
 * The adapter with its example systems, for the site beside the sandbox's provider: `npx node adapter/testing/play.ts`, then
 * `BACKEND_URL=http://127.0.0.1:4000 npm start`. Avery signs in as ever. The environment that it prints is that of `example/main.ts`, or of a
 * copy, for the same two systems.
 */
const issuer = process.env.OIDC_ISSUER ?? 'http://127.0.0.1:3001'
const port = Number(process.env.PORT ?? 4000)
const log = (line: string) => process.stderr.write(`${line}\n`)
const harbour = await startHarbour()
harbour.aMember('cus_01hq7avery4chen')
const { listener } = await harbourAdapter(
  { pointsUrl: harbour.legacy.url, cms: { ...harbour.cms.settings, log } },
  ':memory:',
  {
    issuer,
    jwksUrl: `${issuer}/jwks`,
    audiences: { customer: 'urn:borealis:web', content: 'urn:borealis:content' },
    stepUpAcr: ['urn:borealis:acr:step-up'],
    stepUpMaxAge: 300,
  },
  { log },
)
createServer(listener).listen(port, '127.0.0.1', () => {
  const { host, space, environment, token } = harbour.cms.settings
  log(`adapter http://127.0.0.1:${port}`)
  log(`POINTS_URL=${harbour.legacy.url} \\`)
  log(
    `CONTENTFUL_HOST=${host} CONTENTFUL_SPACE=${space} CONTENTFUL_ENVIRONMENT=${environment} CONTENTFUL_TOKEN=${token}`,
  )
})
