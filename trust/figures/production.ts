import { createTally, type Figure } from '../figure.ts'
import { control } from '../harness/control.ts'
import { doorOrigin, publicOrigin, type World } from '../harness/world.ts'

const PROCESS = 10
const withoutSandbox = {
  SANDBOX: '0',
  OIDC_CLIENT_SECRET: 'a-client-secret-of-this-proof-alone',
  SESSION_SECRETS: '1:a-session-secret-of-this-proof-alone-1',
  ALTCHA_HMAC_KEY: 'a-key-of-this-proof-alone-for-the-bot-check',
}

/** URLs of the sandbox that would be dangerous on the site. */
const SANDBOX_ADDRESSES = [
  '/control/clock',
  '/control/customers',
  '/control/scenarios',
  '/control/stock',
  '/control/price',
  '/control/ledger/check',
  '/outbox',
  '/outbox.json',
  '/events.json',
]

/** The production build without the sandbox has no failpoints, scenarios or test controls. */
export async function noSwitchesInProduction(world: World): Promise<Figure> {
  const tally = createTally()
  const refuses = async (what: string, more: Record<string, string>, word: string) => {
    const { ended, said } = world.trySite(PROCESS, { ...withoutSandbox, ...more })
    tally.expect((await ended) === '1', `${what}: the site started`)
    tally.expect((await said).includes(word), `${what}: refused without naming ${word}`)
  }
  await refuses('a failpoint', { BOREALIS_FAILPOINT: 'kill@order:answered' }, 'BOREALIS_FAILPOINT')
  await refuses('the sandbox’s bot check', { BOT_CHECK: 'sandbox' }, 'BOT_CHECK')
  await refuses(
    'the switch of the sandbox beside a real backend',
    { SANDBOX: '1', BACKEND_URL: 'https://api.example.ca' },
    'SANDBOX',
  )

  const site = await world.startSite(PROCESS, withoutSandbox)
  for (const path of SANDBOX_ADDRESSES) {
    for (const method of ['GET', 'POST']) {
      const { status } = await fetch(doorOrigin(PROCESS) + path, {
        method,
        redirect: 'manual',
        // With the origin of the site's own pages: otherwise it would be rejected for that alone.
        headers: { origin: publicOrigin },
      })
      tally.expect(status === 404 || status === 405, `${method} ${path} answered ${status}`)
    }
  }
  const scenario = await control.createScenario({ call: '*', kind: 'slow', ms: 1 })
  const seen = async (door: number) => {
    const response = await fetch(`${doorOrigin(door)}/offers`, {
      headers: { 'x-borealis-scenario': scenario },
    })
    await response.body?.cancel()
    return (await control.callsOfScenario(scenario)).length
  }
  tally.expect((await seen(PROCESS)) === 0, 'the header of a test scenario reached the backend')
  // Control: with the sandbox, the same header has an effect.
  tally.expect((await seen(0)) > 0, 'no scenario reaches the backend at all: this proof proves nothing')
  await site.kill()
  return {
    name: 'Production: the build without the sandbox has no failpoints, scenarios or control',
    goal: `3 settings refused by name, ${SANDBOX_ADDRESSES.length} addresses absent, scenarios ignored`,
    measured: `${tally.notes.length} deviations`,
    isMet: tally.notes.length === 0,
    notes: tally.notes,
  }
}
