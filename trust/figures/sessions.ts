import { createTally, type Figure, inTurns, numbers } from '../figure.ts'
import { call } from '../harness/call.ts'
import { tokenStory } from '../harness/control.ts'
import { aMember, createMember, type Member } from '../harness/member.ts'
import { doorOrigin, issuer, PROCESSES, publicOrigin } from '../harness/world.ts'

const EVERYWHERE = numbers(PROCESSES)

type Seen = 'signed in' | 'signed out' | `answered ${string}`

/** What the account page is for a browser with exactly these cookies. An error says nothing of the session. */
async function accountSeen(cookie: string, process: number): Promise<Seen> {
  const response = await fetch(`${doorOrigin(process)}/account`, {
    redirect: 'manual',
    headers: { cookie, accept: 'text/html', connection: 'close' },
  })
  await response.body?.cancel()
  const location = response.headers.get('location')
  if (response.status === 200) return 'signed in'
  if (response.status === 303 && location?.startsWith('/auth/sign-in')) return 'signed out'
  return `answered ${response.status} ${location}`
}

const accountEverywhere = (cookie: string) =>
  Promise.all(EVERYWHERE.map((process) => accountSeen(cookie, process)))

/** The customer signs in with a second browser and signs all others out, as the security page does. */
async function signOutElsewhere({ customer }: Member): Promise<void> {
  const other = createMember(customer)
  await other.signIn()
  const { status, code } = await call({
    name: 'endSessions',
    data: {},
    headers: { cookie: other.cookies() },
  })
  if (status !== 200 || code) throw new Error(`signing out elsewhere answered ${status} ${code}`)
  const here = await accountEverywhere(other.cookies())
  if (here.some((own) => own !== 'signed in'))
    throw new Error('the browser that signed the others out was signed out')
}

/** The customer signs out at the provider, which notifies the site over the back channel. */
async function signOutAtProvider(member: Member): Promise<void> {
  const url = new URL(`${issuer}/session/end`)
  url.searchParams.set('client_id', 'borealis-site')
  url.searchParams.set('post_logout_redirect_uri', `${publicOrigin}/`)
  const headers = { cookie: member.provider.header(url), referer: `${publicOrigin}/` }
  const response = await fetch(url, { redirect: 'manual', headers })
  if (response.status !== 303) throw new Error(`signing out at the provider answered ${response.status}`)
}

/** Once a sign-out was answered, no process accepts the session. */
export async function signOutEverywhere(rounds: number): Promise<Figure> {
  const tally = createTally()
  let slowest = 0
  for (const round of numbers(rounds)) {
    for (const way of ['here', 'elsewhere', 'at the provider'] as const) {
      const member = await aMember()
      const cookie = member.cookies()
      const before = await accountEverywhere(cookie)
      tally.expect(
        before.every((seen) => seen === 'signed in'),
        `${way} ${round}: not signed in everywhere before (${before.join(', ')})`,
      )
      if (way === 'here') await member.post('/auth/sign-out', {}, round % PROCESSES)
      else if (way === 'elsewhere') await signOutElsewhere(member)
      else await signOutAtProvider(member)
      const started = performance.now()
      const after = await accountEverywhere(cookie)
      slowest = Math.max(slowest, performance.now() - started)
      tally.expect(
        after.every((seen) => seen === 'signed out'),
        `${way} ${round}: not signed out everywhere (${after.join(', ')})`,
      )
    }
  }
  return {
    name: 'Sessions: sign-out here, of all other browsers, and at the provider (back channel), seen by 4 processes',
    goal: 'refused by all four within 1 s',
    measured: `${rounds * 3} sign-outs, refused at the first look after at most ${Math.round(slowest)} ms, ${tally.notes.length} deviations`,
    isMet: tally.notes.length === 0 && slowest < 1_000,
    notes: tally.notes,
  }
}

/** A sign-out in one process competes with requests in others that write the session (refresh, rotation, touch). */
export async function signOutAgainstWrites(rounds: number): Promise<Figure> {
  const tally = createTally()
  let refreshes = 0
  await inTurns(numbers(rounds), 4, async (round) => {
    const member = await aMember()
    const cookie = member.cookies()
    // These are the first requests: the token of the second audience has yet to be fetched and saved.
    const writes = numbers(3).map((n) =>
      member.get('/account', (round + n + 1) % PROCESSES).catch(() => undefined),
    )
    for (let turn = 0; turn < round % 20; turn++) await new Promise((resolve) => setImmediate(resolve))
    await Promise.all([member.post('/auth/sign-out', {}, round % PROCESSES), ...writes])
    for (const sent of new Set([cookie, member.cookies()])) {
      const seen = await accountSeen(sent, (round + 2) % PROCESSES)
      tally.expect(
        seen === 'signed out',
        `round ${round}: a session came back to life, or was not asked: ${seen}`,
      )
    }
    const story = await tokenStory(member.customer.sub)
    refreshes += [...story.refreshes.values()].reduce((sum, count) => sum + count, 0)
  })
  return {
    name: 'Sessions: sign-out against refreshing requests, 4 processes',
    goal: `0 of ${rounds} sessions revived; a refresh in every fourth race at least`,
    measured: `${rounds} races, ${refreshes} refreshes, ${tally.notes.length} revived`,
    isMet: tally.notes.length === 0 && refreshes >= rounds / 4,
    notes: tally.notes,
  }
}
