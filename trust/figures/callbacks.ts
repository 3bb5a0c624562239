import { randomUUID } from 'node:crypto'
import type { Locale } from '../../app/domain/locale.ts'
import { type MessageKey, wordsIn } from '../../tests/support/words.ts'
import { createTally, type Figure } from '../figure.ts'
import { readBooks } from '../harness/books.ts'
import { aCustomer } from '../harness/control.ts'
import { type Answer, createMember, type Member } from '../harness/member.ts'
import { intentIn, reviewPath } from '../harness/order.ts'
import { issuer, publicOrigin, type World } from '../harness/world.ts'
import { type BadAnswer, badAnswers } from '../hostile/bad-answers.ts'
import { providersKey } from '../hostile/forge.ts'
import { type HostileProvider, hostileIssuer, startHostileProvider } from '../hostile/provider.ts'
import { forgedStepUps } from '../hostile/step-up-tokens.ts'
import { type Begun, begunBy, callbackOf, finishHonestly, honestAnswer, PROCESS } from '../hostile/walk.ts'

const prefixOf = (locale: Locale) => (locale === 'fr-ca' ? '/fr-ca' : '')

function attemptIn(answer: Answer): Begun {
  const begun = begunBy(answer)
  if (!begun) throw new Error(`an attempt began with ${answer.status} ${answer.location}`)
  return begun
}

const beginSignIn = async (member: Member, locale: Locale): Promise<Begun> => {
  const prefix = prefixOf(locale)
  const path = `${prefix}/auth/sign-in?returnTo=${encodeURIComponent(`${prefix}/account`)}`
  return attemptIn(await member.get(path, PROCESS))
}

async function beginStepUp(member: Member, locale: Locale): Promise<Begun & { intent: string }> {
  const intent = intentIn((await member.get(prefixOf(locale) + reviewPath, PROCESS)).text)
  if (!intent) throw new Error('the review offers nothing to confirm')
  const sent = await member.post(`${prefixOf(locale)}/auth/step-up`, { intent }, PROCESS)
  return { ...attemptIn(sent), intent }
}

const sessionOf = (member: Member) =>
  member
    .cookies()
    .split('; ')
    .find((pair) => pair.startsWith('__Host-borealis='))

async function signInHonestly(member: Member, provider: HostileProvider, locale: Locale): Promise<string> {
  const begun = await beginSignIn(member, locale)
  const { callback, answer } = await finishHonestly(member, provider, begun, 'sign-in')
  if (answer.location !== `${prefixOf(locale)}/account`)
    throw new Error(`an honest sign-in ended at ${answer.location}`)
  return callback
}

const keysOf = ({ dataDir }: World, sub: string): number =>
  readBooks(dataDir, ({ number }) => number('SELECT COUNT(*) AS n FROM redemptions WHERE sub = ?', sub))

type Reason = Exclude<BadAnswer['reason'], 'cancelled'> | 'step-up-unavailable'

/** The reason that the page shows. A step-up that fails without a response keeps its customer signed in. */
const reasonOf = ({ kind, reason }: BadAnswer): Reason | 'cancelled' =>
  kind === 'step-up' && reason === 'unavailable' ? 'step-up-unavailable' : reason

/** Headings by the reason for the refusal. */
const heading: Record<Reason, MessageKey> = {
  provider: 'auth_providerHeading',
  expired: 'auth_expiredHeading',
  cookies: 'auth_cookiesHeading',
  unavailable: 'auth_unavailableHeading',
  'step-up-unavailable': 'auth_stepUpUnavailableHeading',
  denied: 'auth_deniedHeading',
  'other-account': 'auth_otherAccountHeading',
}

/** Checks that the customer sees the reason on a page of the site, in the language of its URL. */
async function refusedClearly(member: Member, answer: Answer, bad: BadAnswer): Promise<string | null> {
  const reason = reasonOf(bad)
  const location = answer.location ?? ''
  if (answer.status !== 303 || !location.startsWith('/')) return `answered ${answer.status} ${location}`
  const locale: Locale = location.startsWith('/fr-ca') ? 'fr-ca' : 'en-ca'
  const page = await member.get(location, PROCESS)
  const key = reason === 'cancelled' ? 'redeem_cancelledTitle' : heading[reason]
  const told = new URL(location, publicOrigin).searchParams.get('reason')
  // A step-up that the provider refused, or that proves nothing, says so under the same heading.
  const isUnproven = bad.kind === 'step-up' && reason === 'provider' && told === 'step-up-unproven'
  if (reason !== 'cancelled' && told !== reason && !isUnproven) return `led to ${location}`
  if (page.status !== 200) return `the page answered ${page.status}`
  if (!page.text.includes(`lang="${locale === 'fr-ca' ? 'fr' : 'en'}-CA"`))
    return 'the page has another language'
  return page.text.includes(wordsIn(locale)(key)) ? null : `the page does not say ${key}`
}

interface Stage {
  readonly provider: HostileProvider
  readonly world: World
  /** Signed-in members, one for each language, who do the step-ups. */
  readonly members: Record<Locale, Member>
  readonly tally: ReturnType<typeof createTally>
}

async function tryOne(stage: Stage, bad: BadAnswer, locale: Locale): Promise<void> {
  const { provider, members, tally, world } = stage
  const isStepUp = bad.kind === 'step-up'
  const member = isStepUp ? members[locale] : createMember(members[locale].customer)
  const begun = isStepUp ? await beginStepUp(member, locale) : await beginSignIn(member, locale)
  const before = sessionOf(member)

  const stranger = createMember(member.customer)
  const theirs = await beginSignIn(stranger, locale)
  const other = { state: theirs.state, code: randomUUID() }
  const { sub } = member.customer
  provider.plan(other.code, { status: 200, body: honestAnswer(provider, bad.kind, sub, theirs.nonce) })

  const code = randomUUID()
  const body = honestAnswer(provider, bad.kind, sub, begun.nonce, bad.idToken?.())
  provider.plan(code, bad.answer?.(body) ?? { status: 200, body })
  const callback = callbackOf(begun, code)
  bad.query?.(callback.searchParams, other)
  if (bad.path) callback.pathname = bad.path
  const browser = bad.browser === 'another' ? stranger : bad.browser ? createMember(member.customer) : member
  const answer = await browser.get(callback.href, PROCESS)

  const wrong = await refusedClearly(browser, answer, bad)
  tally.expect(wrong === null, `${bad.name} (${locale}): ${wrong}`)
  tally.expect(sessionOf(member) === before, `${bad.name}: the session changed`)
  if (browser !== member) tally.expect(!sessionOf(browser), `${bad.name}: somebody was signed in`)
  if (isStepUp) {
    const { intent } = await beginStepUp(member, locale)
    tally.expect('intent' in begun && intent === begun.intent, `${bad.name}: the action is not as it was`)
    tally.expect(keysOf(world, sub) === 0, `${bad.name}: the action ran`)
  } else {
    const { status } = await member.get('/account', PROCESS)
    tally.expect(status === 303, `${bad.name}: signed in`)
  }
}

/** Replays a response that was valid once: in the same browser after sign-out, and in another browser. */
async function replays({ provider, tally }: Stage): Promise<number> {
  const member = createMember(await aCustomer())
  const callback = await signInHonestly(member, provider, 'en-ca')
  const bad = { name: 'replay', kind: 'sign-in', reason: 'expired' } as const
  const elsewhere = createMember(member.customer)
  const byStranger = await elsewhere.get(callback, PROCESS)
  const stolen = await refusedClearly(elsewhere, byStranger, { ...bad, reason: 'cookies' })
  tally.expect(stolen === null && !sessionOf(elsewhere), `sign-in, replayed in another browser: ${stolen}`)
  await member.post('/auth/sign-out', {}, PROCESS)
  const again = await refusedClearly(member, await member.get(callback, PROCESS), bad)
  tally.expect(again === null && !sessionOf(member), `sign-in, replayed after signing out: ${again}`)
  return 2
}

/** Control: the honest step-up that every bad response deviates from in one place. */
async function honestStepUp({ provider, world, members, tally }: Stage, locale: Locale): Promise<number> {
  const member = members[locale]
  const { sub } = member.customer
  const begun = await beginStepUp(member, locale)
  const before = sessionOf(member)
  const { callback, answer: first } = await finishHonestly(member, provider, begun, 'step-up')
  tally.expect(
    first.location?.startsWith(`${prefixOf(locale)}/success`) === true,
    `an honest step-up ended at ${first.location}`,
  )
  tally.expect(sessionOf(member) !== before, 'an honest step-up kept the session’s id')
  const again = await member.get(callback, PROCESS)
  tally.expect(again.location === first.location, `its replay ended at ${again.location}`)
  tally.expect(keysOf(world, sub) === 1, 'its replay ran the action again')
  return 1
}

/** Step-up tokens that the backend must refuse, which the provider gives to the site with a valid id_token. */
async function forgedThroughSite({ provider, world, members, tally }: Stage): Promise<number> {
  const key = providersKey(world.dataDir)
  const otherSub = members['fr-ca'].customer.sub
  let turn = 0
  for (const locale of ['en-ca', 'fr-ca'] as const) {
    const member = members[locale]
    const { sub } = member.customer
    for (const [name, token] of forgedStepUps({
      key,
      issuer,
      sub,
      otherSub: otherSub === sub ? 'cus_x' : otherSub,
    })) {
      if (turn++ % 2 === (locale === 'en-ca' ? 1 : 0)) continue
      const begun = await beginStepUp(member, locale)
      const code = randomUUID()
      const body = { ...honestAnswer(provider, 'step-up', sub, begun.nonce), access_token: token }
      provider.plan(code, { status: 200, body })
      const { location } = await member.get(callbackOf(begun, code).href, PROCESS)
      const page = await member.get(location ?? '/', PROCESS)
      const says = wordsIn(locale)('redeem_refusedTitle')
      tally.expect(page.status === 200 && page.text.includes(says), `${name} (${locale}): led to ${location}`)
    }
    tally.expect(keysOf(world, sub) === 0, `${locale}: a forged step-up token ran the action`)
  }
  return turn / 2
}

/** Sends responses of a hostile provider or a man in the middle to sign-ins and step-ups, in both languages. */
export async function badCallbacks(world: World): Promise<Figure> {
  const tally = createTally()
  const provider = await startHostileProvider(world.dataDir)
  const site = await world.startSite(PROCESS, { OIDC_ISSUER: hostileIssuer })
  try {
    const members = {
      'en-ca': createMember(await aCustomer()),
      'fr-ca': createMember(await aCustomer(undefined, { language: 'fr' })),
    }
    for (const locale of ['en-ca', 'fr-ca'] as const) await signInHonestly(members[locale], provider, locale)
    const stage: Stage = { provider, world, members, tally }
    for (const [index, bad] of badAnswers.entries())
      await tryOne(stage, bad, index % 2 === 0 ? 'en-ca' : 'fr-ca').catch((error) =>
        tally.notes.push(`${bad.name}: ${error}`),
      )
    const forged = await forgedThroughSite(stage)
    const replayed = await replays(stage)
    await honestStepUp(stage, 'en-ca')
    await honestStepUp(stage, 'fr-ca')
    const tried = badAnswers.length + replayed
    return {
      name: 'Callbacks: mutated answers and id_tokens of a hostile provider, and forged step-up tokens, at the site',
      goal: 'at least 60 and 60, each a clear page in its language; 0 sessions changed, 0 actions run',
      measured: `${tried} answers, ${forged} tokens, ${tally.notes.length} deviations; the honest ones passed`,
      isMet: tally.notes.length === 0 && tried >= 60 && forged >= 60,
      notes: tally.notes,
    }
  } finally {
    await site.kill()
    await provider.close()
  }
}
