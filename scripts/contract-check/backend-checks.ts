import { z } from 'zod'
import { announcementList } from '../../app/backend/contract/announcements.ts'
import { type Call, maxBodyBytes } from '../../app/backend/contract/call.ts'
import { calls, type Operation } from '../../app/backend/contract/calls.ts'
import { accountList } from '../../app/backend/contract/customers.ts'
import { giftCardList } from '../../app/backend/contract/gift-cards.ts'
import { helpList } from '../../app/backend/contract/help.ts'
import { redemptionStatus, securityKinds, securityLog } from '../../app/backend/contract/me.ts'
import { offerList } from '../../app/backend/contract/offers.ts'
import { pageData } from '../../app/backend/contract/page-data.ts'
import { rewardList } from '../../app/backend/contract/rewards.ts'
import { type ContentKind, contentKind } from '../../app/backend/contract/search.ts'
import type { Asker, Question } from './ask.ts'
import { judgeGiftCards, judgePageData } from './catalogue-rules.ts'
import { differs, type Finding, type Report } from './report.ts'

export interface Tokens {
  /** Access tokens of one member for the two clients. */
  readonly customer: string
  readonly content: string
}

/** What the visitor's calls returned: one id of each list, and page data. */
export type Known = {
  readonly ids: Readonly<Record<string, string>>
  readonly flags: Readonly<Record<string, boolean>>
  /** The title of the first item of each list. */
  readonly titles: Readonly<Record<ContentKind, string | undefined>>
}

// `Object.keys` loses the type of the table's keys.
const operations = Object.keys(calls) as Operation[]
const NOBODY = 'nothing-has-this-name'

/** Tests calls that need no sign-in, in both languages, and calls that must be refused without one. Changes nothing. */
export async function checkAsVisitor(asker: Asker, report: Report): Promise<Known> {
  const known = await readContent(asker, report)
  for (const operation of operations) {
    const call = asker.callOf(operation)
    if (call.flag && !known.flags[call.flag]) continue
    if (call.auth === 'optional' || call.auth === 'none') {
      if (call.auth === 'optional') await refusesNonsense(asker, operation, known)
      if (call.auth === 'none') await refusesBadBodies(asker, operation, call, known, {})
      continue
    }
    const question = sample(operation, call, known)
    await asker.refuses(operation, 'without a token', ['UNAUTHENTICATED'], question)
    await refusesNonsense(asker, operation, known)
  }
  for (const operation of ['confirmEmail', 'unsubscribe'] as const) {
    const { flag } = asker.callOf(operation)
    if (!flag || !known.flags[flag]) continue
    const body = { token: crypto.randomUUID() }
    await asker.refuses(operation, 'by a link that nobody sent', ['LINK_EXPIRED'], { body })
  }
  return known
}

const refusesNonsense = (asker: Asker, operation: Operation, known: Known) =>
  asker.refuses(operation, 'with a token that is none', ['UNAUTHENTICATED'], {
    ...sample(operation, asker.callOf(operation), known),
    bearer: 'nonsense',
  })

async function readContent(asker: Asker, report: Report): Promise<Known> {
  const data = pageData.safeParse(await asker.succeeds('getPageData', 'for a visitor')).data
  const offers = offerList.safeParse(await asker.succeeds('listOffers', 'for a visitor')).data
  const rewards = rewardList.safeParse(await asker.succeeds('listRewards', 'for a visitor')).data
  const cards = giftCardList.safeParse(await asker.succeeds('listGiftCards', 'for a visitor')).data
  const found = (of: Operation, asked: string, differs: string[], notes: string[] = []) =>
    report.add({ of, asked, differs, notes })
  if (data) found('getPageData', 'what belongs together', judgePageData(data))
  const isUnknown = rewards?.rewards.some(({ wayToRedeem }) => wayToRedeem.type === 'other') ?? false
  found(
    'listRewards',
    'the ways to redeem',
    [],
    differs(isUnknown, 'a way that the site does not know: the reward has no link'),
  )
  if (cards) found('listGiftCards', 'what belongs together', judgeGiftCards(cards.brands))
  const brand = cards?.brands[0]
  const ids: Record<string, string> = {}
  const first = {
    offerCode: offers?.offers[0]?.offerCode,
    code: rewards?.rewards[0]?.code,
    brandId: brand?.brandId,
    sku: brand?.denominations[0]?.sku,
  }
  for (const [name, id] of Object.entries(first)) if (id) ids[name] = id
  await asker.succeeds('listSpotlights', 'for a visitor')
  const news = announcementList.safeParse(await asker.succeeds('listAnnouncements', 'for a visitor')).data
  const help = helpList.safeParse(await asker.succeeds('listHelp', 'for a visitor')).data
  for (const [operation, name] of [
    ['getOffer', 'offerCode'],
    ['getReward', 'code'],
    ['getGiftCard', 'brandId'],
  ] as const) {
    const id = ids[name]
    if (id) {
      const one = await asker.succeeds(operation, 'the first of its list', { params: { [name]: id } })
      const said = z.record(z.string(), z.unknown()).safeParse(one).data?.[name]
      if (said !== undefined)
        found(operation, 'the one that was asked for', differs(said !== id, `expected the asked \`${name}\``))
    }
    await asker.refuses(operation, 'one that does not exist', ['NOT_FOUND'], { params: { [name]: NOBODY } })
  }
  const titles = {
    offer: offers?.offers[0]?.cmsContent.title,
    reward: rewards?.rewards[0]?.title,
    'gift-card': brand?.brandName,
    help: help?.articles[0]?.title,
    announcement: news?.announcements[0]?.title,
  }
  return { ids, flags: data?.featureFlags ?? {}, titles }
}

/**
 * Tests a member's reads, and calls that must be refused without a step-up or with a malformed body. Changes nothing.
 */
export async function checkAsMember(
  asker: Asker,
  tokens: Tokens,
  known: Known,
  report: Report,
): Promise<void> {
  const bearerOf = (operation: Operation) => tokens[asker.callOf(operation).client]
  const accounts = accountList.safeParse(
    await asker.succeeds('listAccounts', 'as a member', { bearer: tokens.customer }),
  ).data?.accounts
  for (const operation of operations) {
    const call = asker.callOf(operation)
    const bearer = bearerOf(operation)
    const question = { ...sample(operation, call, known), bearer }
    if (call.flag && !known.flags[call.flag]) {
      report.notTried(`${operation}: page data does not announce ${call.flag}`)
      continue
    }
    if (operation === 'listTravelPurchases') {
      const accountUniqueId = accounts?.find(({ acceptsTravel }) => acceptsTravel)?.uniqueId
      if (accountUniqueId)
        await asker.succeeds(operation, 'as a member', { bearer, query: { accountUniqueId } })
      await asker.refuses(operation, 'of a card that is not the member’s', ['ACCOUNT_NOT_FOUND'], {
        bearer,
        query: { accountUniqueId: NOBODY },
      })
      continue
    }
    if (call.method === 'GET') {
      const isThere = operation === 'getRedemption' || call.tag === 'content' || !call.params
      if (isThere) {
        const answer = await asker.succeeds(operation, 'as a member', question)
        const judged = judgeRead(operation, answer)
        if (judged) report.add({ of: operation, asked: 'what it says', ...judged })
      } else await asker.refuses(operation, 'one that does not exist', ['NOT_FOUND'], question)
      continue
    }
    if (operation === 'getPointsHistory') await asker.succeeds(operation, 'as a member', question)
    if (call.auth === 'step-up')
      await asker.refuses(operation, 'without a second check', ['STEP_UP_REQUIRED'], {
        ...question,
        key: crypto.randomUUID(),
      })
    if (call.auth !== 'step-up' && call.auth !== 'none')
      await refusesBadBodies(asker, operation, call, known, { bearer })
  }
  const guarded = {
    'a new e-mail address': { email: `check-${Date.now()}@example.ca` },
    'a new phone number': { phone: '416-555-0199' },
  }
  for (const [what, body] of Object.entries(guarded))
    await asker.refuses('updateCustomer', `${what} without a second check`, ['STEP_UP_REQUIRED'], {
      bearer: tokens.customer,
      body,
    })
}

/** Rules for some responses beyond their fields. */
function judgeRead(operation: Operation, answer: unknown): Pick<Finding, 'differs' | 'notes'> | undefined {
  if (operation === 'getRedemption') {
    const status = redemptionStatus.safeParse(answer).data?.status
    return {
      differs: differs(status !== 'unknown', 'expected `unknown` of a key that nobody sent'),
      notes: [],
    }
  }
  if (operation !== 'getSecurityLog') return undefined
  const { events = [] } = securityLog.safeParse(answer).data ?? {}
  const at = events.map((event) => Date.parse(event.at))
  const known: readonly string[] = securityKinds
  return {
    differs: differs(
      at.some((one, index) => one > (at[index - 1] ?? one)),
      'expected the newest event first',
    ),
    notes: differs(
      events.some(({ kind }) => !known.includes(kind)),
      'a kind that the site has no words for: only the `detail` is shown',
    ),
  }
}

async function refusesBadBodies(
  asker: Asker,
  operation: Operation,
  call: Call,
  known: Known,
  more: Question,
) {
  if (!call.body) return
  const question = { ...sample(operation, call, known), ...more }
  const withKey = () => ({ ...question, key: crypto.randomUUID() })
  await asker.refuses(operation, 'with a body that is no JSON', ['INVALID_REQUEST'], {
    ...withKey(),
    text: '{"broken":',
  })
  await asker.refuses(operation, 'with a body that is too long', ['PAYLOAD_TOO_LARGE'], {
    ...withKey(),
    text: JSON.stringify({ padding: 'x'.repeat(maxBodyBytes) }),
  })
  const wrong = Object.fromEntries(fieldsOf(call).map((field) => [field, { wrong: true }]))
  await asker.refuses(operation, 'with fields of the wrong kind', ['VALIDATION_FAILED'], {
    ...withKey(),
    body: wrong,
  })
}

const fieldsOf = ({ body }: Call): string[] =>
  body && 'shape' in body && typeof body.shape === 'object' ? Object.keys(body.shape ?? {}) : []

const address = { addressLine1: '1 Main Street', city: 'Ottawa', provinceCode: 'ON', postalCode: 'K1A 0B1' }
const line = { name: 'A card', id: NOBODY, sku: NOBODY, points: 1_000, qty: 1 }

/** Bodies that would take effect with the right token; they are only sent without it. */
const bodies: Partial<Record<Operation, unknown>> = {
  createAddress: address,
  updateAddress: address,
  redeemGiftCards: { lines: [line] },
  redeemTravel: { accountUniqueId: NOBODY, purchaseId: NOBODY, points: 1_000 },
  redeemCredit: { accountUniqueId: NOBODY, points: 1_000 },
}

/** Parameters that a call requires. */
const asked = (operation: Operation): Question =>
  operation === 'search' || operation === 'searchKind' ? { query: { q: NOBODY } } : {}

function sample(operation: Operation, call: Call, known: Known): Question {
  const names = call.params ? Object.keys(call.params.shape) : []
  const ids: Known['ids'] = { ...known.ids, kind: contentKind.enum.offer }
  const params = Object.fromEntries(names.map((name) => [name, ids[name] ?? NOBODY]))
  return { params, ...asked(operation), ...(call.body && { body: bodies[operation] ?? {} }) }
}
