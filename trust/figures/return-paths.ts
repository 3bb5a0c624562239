import { returnEntries } from '../../tests/access/return-entries.ts'
import { home } from '../../tests/support/samples.ts'
import { createTally, type Figure, inTurns } from '../figure.ts'
import { aCustomer } from '../harness/control.ts'
import { type Answer, createMember, type Member } from '../harness/member.ts'
import { readBuild } from '../harness/site-build.ts'
import { publicOrigin, type World } from '../harness/world.ts'
import { type HostileProvider, hostileIssuer, startHostileProvider } from '../hostile/provider.ts'
import { escapeIn, returnPaths } from '../hostile/return-paths.ts'
import { begunBy, finishHonestly, type Kind, PROCESS } from '../hostile/walk.ts'

/** A place where a path from outside enters; `tests/access/return-entries.ts` lists those that must be here. */
interface Entry {
  readonly name: string
  /** Redirects to a URL made of the payload: every payload goes through it, in the quick run too. */
  readonly isRedirect?: boolean
  ask(payload: string): Promise<Answer>
}

interface Stage {
  readonly provider: HostileProvider
  readonly member: Member
}

const query = (name: string, payload: string) => new URLSearchParams({ [name]: payload.toWellFormed() })

/**
 * A whole sign-in at a provider that approves everything.
 * @returns the response to the callback
 */
async function walk(member: Member, provider: HostileProvider, path: string): Promise<Answer> {
  return finish(member, provider, await member.get(path, PROCESS), 'sign-in')
}

/** A response that does not lead to the provider is judged itself. */
async function finish(
  member: Member,
  provider: HostileProvider,
  answer: Answer,
  kind: Kind,
): Promise<Answer> {
  const begun = begunBy(answer)
  return begun ? (await finishHonestly(member, provider, begun, kind)).answer : answer
}

/** Adds an address and returns to the path that the form was given. */
async function addAddress({ member, provider }: Stage, payload: string): Promise<Answer> {
  const addressLine1 = `${Math.floor(Math.random() * 1_000_000)} King St`
  const path = `/account/profile/addresses/new?${query('returnTo', payload)}`
  const begun = await member.post(path, { ...home, addressLine1 }, PROCESS)
  return finish(member, provider, begun, 'step-up')
}

/** A URL of the site itself, sent as written: a client that normalises it would hide the attack. */
const asAddress = (payload: string) =>
  payload.toWellFormed().replace(/[^\x21-\x7e]|[#?%]/g, encodeURIComponent)

function entries(stage: Stage): Entry[] {
  const { member } = stage
  const stranger = createMember(member.customer)
  const get = (who: Member, path: string, name: string) => (payload: string) =>
    who.get(`${path}${path.includes('?') ? '&' : '?'}${query(name, payload)}`, PROCESS)
  return [
    { name: 'sign-in, signed in', isRedirect: true, ask: get(member, '/auth/sign-in', 'returnTo') },
    {
      name: 'sign-in, French, signed in',
      isRedirect: true,
      ask: get(member, '/fr-ca/auth/sign-in', 'returnTo'),
    },
    {
      name: 'sign-in, as far as the provider',
      isRedirect: true,
      ask: get(stranger, '/auth/sign-in', 'returnTo'),
    },
    { name: 'sign-in, hint for the provider', ask: get(stranger, '/auth/sign-in', 'loginHint') },
    {
      name: 'on from the page about cookies',
      isRedirect: true,
      ask: (returnTo) => member.get(`/auth/problem?reason=cookies&${query('returnTo', returnTo)}`, PROCESS),
    },
    {
      name: 'province, chosen',
      isRedirect: true,
      ask: (from) => stranger.post('/province', { from: from.toWellFormed(), province: 'ON' }, PROCESS),
    },
    {
      name: 'province, chosen in French',
      isRedirect: true,
      ask: (from) => stranger.post('/fr-ca/province', { from: from.toWellFormed(), province: 'QC' }, PROCESS),
    },
    ...['', '/fr-ca'].flatMap((prefix) => {
      const language = prefix === '' ? '' : ' in French'
      const form = (path: string, more: Record<string, string>) => (from: string) =>
        stranger.post(prefix + path, { ...more, from: from.toWellFormed() }, PROCESS)
      return [
        {
          name: `consent, answered${language}`,
          isRedirect: true,
          ask: form('/cookies', { consent: 'none' }),
        },
        {
          name: `announcement, put away${language}`,
          isRedirect: prefix === '',
          ask: form('/announcements', { dismiss: 'nothing' }),
        },
      ]
    }),
    { name: 'state, shown', ask: get(stranger, '/dev/states/show', 'path') },
    {
      name: 'sign-out',
      ask: (returnTo) =>
        stranger.post(`/auth/sign-out?${query('returnTo', returnTo)}`, { returnTo: '//evil.test' }, PROCESS),
    },
    {
      name: 'step-up, sent',
      ask: (intent) => member.post('/auth/step-up', { intent: intent.toWellFormed() }, PROCESS),
    },
    { name: 'callback', ask: get(stranger, '/auth/callback', 'returnTo') },
    { name: 'member page, signed out', ask: get(stranger, '/account', 'page') },
    { name: 'success, signed out', ask: get(stranger, '/fr-ca/success', 'orderNumber') },
    { name: 'step-up page, signed out', ask: get(stranger, '/auth/step-up', 'intent') },
    {
      name: 'the home page of a French reader',
      ask: (payload) => stranger.get(`/?${query('returnTo', payload)}`, PROCESS),
    },
    {
      name: 'sign-in, through the provider and back',
      ask: (returnTo) =>
        walk(createMember(member.customer), stage.provider, `/auth/sign-in?${query('returnTo', returnTo)}`),
    },
    { name: 'an address added on the way', ask: (returnTo) => addAddress(stage, returnTo) },
    { name: 'address form', ask: get(member, '/account/profile/addresses/new', 'returnTo') },
    { name: 'problem page', ask: get(stranger, '/auth/problem', 'returnTo') },
    {
      name: 'choice that was lost',
      ask: get(stranger, '/auth/problem?reason=choice&form=/cookies', 'returnTo'),
    },
    { name: 'form of a choice that was lost', ask: get(stranger, '/auth/problem?reason=choice', 'form') },
    { name: 'province page', ask: get(stranger, '/province', 'from') },
    { name: 'province page, signed in', ask: get(member, '/fr-ca/province', 'from') },
    { name: 'search, with its language switch', ask: get(stranger, '/fr-ca/search', 'q') },
    {
      name: 'the address of a page, with its language switch',
      ask: (payload) => stranger.get(`/fr-ca/${asAddress(payload)}`, PROCESS),
    },
    { name: 'email confirmation', ask: get(stranger, '/confirm-email', 'token') },
    { name: 'unsubscribe', ask: get(stranger, '/unsubscribe', 'token') },
  ]
}

/** Names that this site or others use for a return path. */
const NAMES = ['returnTo', 'from', 'path', 'next', 'redirect', 'url', 'intent', 'token', 'q', 'page', 'state']

/** Requests every route of the build, and posts a form to it, with the payload under every such name. */
function everyRoute(stage: Stage, routes: readonly string[]): Entry[] {
  const stranger = createMember(stage.member.customer)
  const fields = (payload: string) =>
    Object.fromEntries(NAMES.map((name) => [name, payload.toWellFormed()] as const))
  return routes.flatMap((route) => {
    const path = route.replace(/\$\w+/g, 'nothing')
    return [
      {
        name: `${route}, a visitor`,
        ask: (payload) => stranger.get(`${path}?${new URLSearchParams(fields(payload))}`, PROCESS),
      },
      {
        name: `/fr-ca${route}, a member`,
        ask: (payload) => stage.member.get(`/fr-ca${path}?${new URLSearchParams(fields(payload))}`, PROCESS),
      },
      { name: `${route}, a visitor's form`, ask: (payload) => stranger.post(path, fields(payload), PROCESS) },
    ] satisfies Entry[]
  })
}

/**
 * Sends return paths through every entry that takes one: no redirect leaves the site, no parameter is added for the
 * provider.
 */
export async function returnPathsOverHttp(
  world: World,
  counts: { readonly all: number; readonly others: number; readonly routes: number },
  seed: number,
): Promise<Figure> {
  const tally = createTally()
  const provider = await startHostileProvider(world.dataDir)
  const site = await world.startSite(PROCESS, { OIDC_ISSUER: hostileIssuer })
  let asked = 0
  try {
    const member = createMember(await aCustomer())
    const { location } = await walk(member, provider, '/auth/sign-in?returnTo=/account')
    tally.expect(location === '/account', `an honest path ended at ${location}`)
    const all = returnPaths(counts.all, seed)
    const named = entries({ provider, member })
    for (const wanted of Object.values(returnEntries).flat())
      tally.expect(
        named.some(({ name }) => name === wanted),
        `nothing is sent to: ${wanted}`,
      )
    const routes = readBuild(world).routes.filter((route) => !route.startsWith('/health'))
    const generated = everyRoute({ provider, member }, routes)
    const plan = [
      ...named.map((entry) => ({ ...entry, count: entry.isRedirect ? counts.all : counts.others })),
      ...generated.map((entry) => ({ ...entry, count: counts.routes })),
    ]
    for (const { name, count, ask } of plan) {
      const payloads = all.slice(0, count)
      await inTurns(payloads, 4, async (payload) => {
        const answer = await ask(payload)
        asked += 1
        const wrong = escapeIn(answer, publicOrigin, hostileIssuer)
        const broke = answer.status >= 500 ? `answered ${answer.status}` : undefined
        if (wrong ?? broke)
          tally.notes.push(`${name}, ${JSON.stringify(payload.slice(0, 80))}: ${wrong ?? broke}`)
      })
    }
    return {
      name: `Return paths: corpus and grammar through ${named.length} entries, and every of ${routes.length} routes of the build (seed ${seed})`,
      goal: `${counts.all} payloads through those that redirect to them, ${counts.others} through the others, ${counts.routes} through each route three times: 0 escapes, 0 added OAuth parameters, 0 failures`,
      measured: `${all.length} payloads, ${asked} requests, ${tally.notes.length} deviations`,
      isMet: tally.notes.length === 0 && all.length >= counts.all,
      notes: tally.notes,
    }
  } finally {
    await site.kill()
    await provider.close()
  }
}
