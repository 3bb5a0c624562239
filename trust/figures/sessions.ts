import { signInAtProvider } from '../../sandbox/identity/testing/sign-in-walk.ts'
import { createTally, type Figure, inTurns, numbers } from '../figure.ts'
import { aCustomer } from '../harness/control.ts'
import { createMember, type Member } from '../harness/member.ts'
import { issuer, publicOrigin, sitePort } from '../harness/world.ts'

const PROCESSES = [0, 1, 2, 3]

/** The account as a browser with exactly these cookies gets it: 200 means signed in. */
async function accountStatus(cookie: string, process: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${sitePort(process)}/account`, {
    redirect: 'manual',
    headers: { cookie, accept: 'text/html', connection: 'close' },
  })
  await response.body?.cancel()
  return response.status
}

async function aMember(): Promise<Member> {
  const member = createMember(await aCustomer())
  await member.signIn()
  return member
}

/** The customer signs out at the provider, which tells the site over the back channel. */
async function signOutAtProvider(member: Member): Promise<void> {
  const url = new URL(`${issuer}/session/end`)
  url.searchParams.set('client_id', 'borealis-site')
  url.searchParams.set('post_logout_redirect_uri', `${publicOrigin}/`)
  const headers = { cookie: member.provider.header(url), referer: `${publicOrigin}/` }
  const response = await fetch(url, { redirect: 'manual', headers })
  if (response.status !== 303) throw new Error(`signing out at the provider answered ${response.status}`)
}

/** G29: once the answer to a sign-out is there, no process knows the session any more. */
export async function signOutEverywhere(rounds: number): Promise<Figure> {
  const tally = createTally()
  let slowest = 0
  for (const round of numbers(rounds)) {
    for (const way of ['here', 'at the provider'] as const) {
      const member = await aMember()
      const cookie = member.cookies()
      const before = await Promise.all(PROCESSES.map((process) => accountStatus(cookie, process)))
      tally.expect(
        before.every((status) => status === 200),
        `${way} ${round}: not signed in everywhere before`,
      )
      if (way === 'here') await member.post('/auth/sign-out', {}, round % 4)
      else await signOutAtProvider(member)
      const started = performance.now()
      const after = await Promise.all(PROCESSES.map((process) => accountStatus(cookie, process)))
      slowest = Math.max(slowest, performance.now() - started)
      tally.expect(!after.includes(200), `${way} ${round}: still signed in (${after.join(' ')})`)
    }
  }
  return {
    name: 'Sessions: sign-out here and at the provider (back channel), seen by 4 processes',
    goal: 'refused by all four within 1 s',
    measured: `${rounds * 2} sign-outs, refused at the first look after at most ${Math.round(slowest)} ms, ${tally.notes.length} deviations`,
    isMet: tally.notes.length === 0 && slowest < 1_000,
    notes: tally.notes,
  }
}

/** G29: a sign-out in one process meets requests in the others that write the session (refresh, rotation, touch). */
export async function signOutAgainstWrites(rounds: number): Promise<Figure> {
  const tally = createTally()
  await inTurns(numbers(rounds), 4, async (round) => {
    const member = await aMember()
    const cookie = member.cookies()
    // Nothing was asked for yet, so each of these has to refresh and save.
    const writes = numbers(3).map((n) => member.get('/account', (round + n + 1) % 4).catch(() => undefined))
    for (let turn = 0; turn < round % 20; turn++) await new Promise((resolve) => setImmediate(resolve))
    await Promise.all([member.post('/auth/sign-out', {}, round % 4), ...writes])
    for (const sent of new Set([cookie, member.cookies()])) {
      const status = await accountStatus(sent, (round + 2) % 4)
      tally.expect(status !== 200, `round ${round}: a session came back to life`)
    }
  })
  return {
    name: 'Sessions: sign-out against refreshing requests, 4 processes',
    goal: `0 of ${rounds} sessions revived`,
    measured: `${rounds} races, ${tally.notes.length} revived`,
    isMet: tally.notes.length === 0,
    notes: tally.notes,
  }
}

/** G13: ten tabs begin to sign in before the first of them ends, and end in another order. */
export async function tenTabs(rounds: number, random: () => number): Promise<Figure> {
  const tally = createTally()
  for (const round of numbers(rounds)) {
    const member = createMember(await aCustomer())
    const begun: string[] = []
    for (const tab of numbers(10)) {
      const answer = await member.get(`/auth/sign-in?returnTo=/account`, tab % 4)
      if (answer.location) begun.push(answer.location)
    }

    const shuffled = begun.map((url) => ({ url, at: random() })).sort((a, b) => a.at - b.at)
    for (const [tab, { url }] of shuffled.entries()) {
      const { callbackUrl } = await signInAtProvider(url, member.customer, member.provider)
      const answer = await member.get(callbackUrl, tab % 4)
      tally.expect(answer.location === '/account', `round ${round}, tab ${tab}: ended at ${answer.location}`)
    }
    const status = (await member.get('/account')).status
    tally.expect(status === 200, `round ${round}: not signed in at the end`)
  }
  return {
    name: 'Sign-in: ten tabs at once, finished in any order',
    goal: `10 of 10 end signed in, ${rounds} orders`,
    measured: `${rounds} orders, ${tally.notes.length} deviations`,
    isMet: tally.notes.length === 0,
    notes: tally.notes,
  }
}
