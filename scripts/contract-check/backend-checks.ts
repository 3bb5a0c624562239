import { type Call, maxBodyBytes } from '../../app/backend/contract/call.ts'
import { calls, type Operation } from '../../app/backend/contract/calls.ts'
import { accountList, balance } from '../../app/backend/contract/customers.ts'
import { giftCardList, giftCardOrderResult } from '../../app/backend/contract/gift-cards.ts'
import { offerList } from '../../app/backend/contract/offers.ts'
import { pageData } from '../../app/backend/contract/page-data.ts'
import { rewardList } from '../../app/backend/contract/rewards.ts'
import type { Asker, Question } from './ask.ts'
import type { Report } from './report.ts'

export interface Tokens {
  /** Access tokens of one member for the two clients. */
  readonly customer: string
  readonly content: string
}

type Known = {
  readonly ids: Readonly<Record<string, string>>
  readonly flags: Readonly<Record<string, boolean>>
}

// The table's own keys.
const operations = Object.keys(calls) as Operation[]
const NOBODY = 'nothing-has-this-name'

/** What everybody may read, in both languages, and what a stranger must not. Nothing is changed. */
export async function checkAsVisitor(asker: Asker): Promise<Known> {
  const known = await readContent(asker)
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
  return known
}

const refusesNonsense = (asker: Asker, operation: Operation, known: Known) =>
  asker.refuses(operation, 'with a token that is none', ['UNAUTHENTICATED'], {
    ...sample(operation, asker.callOf(operation), known),
    bearer: 'nonsense',
  })

async function readContent(asker: Asker): Promise<Known> {
  const flags = pageData.safeParse(await asker.succeeds('getPageData', 'for a visitor')).data?.featureFlags
  const offers = offerList.safeParse(await asker.succeeds('listOffers', 'for a visitor')).data
  const rewards = rewardList.safeParse(await asker.succeeds('listRewards', 'for a visitor')).data
  const cards = giftCardList.safeParse(await asker.succeeds('listGiftCards', 'for a visitor')).data
  const ids: Record<string, string> = {}
  const first = { offerCode: offers?.offers[0]?.offerCode, code: rewards?.rewards[0]?.code }
  for (const [name, id] of Object.entries({ ...first, brandId: cards?.brands[0]?.brandId }))
    if (id) ids[name] = id
  for (const operation of ['listSpotlights', 'listAnnouncements', 'listHelp'] as const)
    await asker.succeeds(operation, 'for a visitor')
  for (const [operation, name] of [
    ['getOffer', 'offerCode'],
    ['getReward', 'code'],
    ['getGiftCard', 'brandId'],
  ] as const) {
    const id = ids[name]
    if (id) await asker.succeeds(operation, 'the first of its list', { params: { [name]: id } })
    await asker.refuses(operation, 'one that does not exist', ['NOT_FOUND'], { params: { [name]: NOBODY } })
  }
  for (const operation of operations.filter((one) => calls[one].tag === 'content'))
    if (!asker.callOf(operation).params)
      await asker.succeeds(operation, 'for a visitor, in French', { language: 'fr' })
  return { ids, flags: flags ?? {} }
}

/** What a member reads, and what is refused to one without a second check or with a bad body. Nothing is changed. */
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
      report.skip(`${operation}: page data does not announce ${call.flag}`)
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
      if (isThere) await asker.succeeds(operation, 'as a member', question)
      else await asker.refuses(operation, 'one that does not exist', ['NOT_FOUND'], question)
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
  await asker.refuses('updateCustomer', 'a new e-mail address without a second check', ['STEP_UP_REQUIRED'], {
    bearer: tokens.customer,
    body: { email: `check-${Date.now()}@example.ca` },
  })
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

/** Bodies that would do something with the right token; they are only ever sent without it. */
const bodies: Partial<Record<Operation, unknown>> = {
  createAddress: address,
  updateAddress: address,
  redeemGiftCards: { lines: [line] },
  redeemTravel: { accountUniqueId: NOBODY, purchaseId: NOBODY, points: 1_000 },
  redeemCredit: { accountUniqueId: NOBODY, points: 1_000 },
}

function sample(operation: Operation, call: Call, known: Known): Question {
  const names = call.params ? Object.keys(call.params.shape) : []
  const params = Object.fromEntries(names.map((name) => [name, known.ids[name] ?? NOBODY]))
  return { params, ...(call.body && { body: bodies[operation] ?? {} }) }
}

/**
 * Spends points, and asks again with the same key: the same answer, and the balance falls once.
 * @param stepUp makes a step-up token; a call takes a fresh one
 */
export async function checkSpending(
  asker: Asker,
  tokens: Tokens,
  stepUp: () => Promise<string>,
  report: Report,
): Promise<void> {
  const bearer = tokens.customer
  const { brands = [] } =
    giftCardList.safeParse(await asker.succeeds('listGiftCards', 'before an order')).data ?? {}
  const cheapest = brands
    .filter(({ formats }) => formats.includes('E-Card'))
    .flatMap((brand) => brand.denominations.map((one) => ({ brand, one })))
    .filter(({ one }) => one.stock['E-Card'] !== undefined && one.stock['E-Card'] !== 0)
    .sort((a, b) => a.one.points - b.one.points)[0]
  if (!cheapest) return report.skip('an order: no e-card is in stock')
  const { brand, one } = cheapest
  const order = { name: brand.brandName, id: brand.brandId, sku: one.sku, points: one.points, qty: 1 }
  const key = crypto.randomUUID()
  const question = { bearer, key, body: { lines: [order] }, stepUp: await stepUp() }
  const before = balance.safeParse(await asker.succeeds('getBalance', 'before an order', { bearer })).data
  const first = giftCardOrderResult.safeParse(await asker.succeeds('redeemGiftCards', 'an e-card', question))
  const again = giftCardOrderResult.safeParse(
    await asker.succeeds('redeemGiftCards', 'the same order under the same key', question),
  )
  const after = balance.safeParse(await asker.succeeds('getBalance', 'after it', { bearer })).data
  const spent = before && after ? before.points - after.points : undefined
  const differs = [
    ...(first.data?.orderNumber === again.data?.orderNumber ? [] : ['expected the same order twice']),
    ...(spent === one.points
      ? []
      : [`expected ${one.points} points to leave the balance, once; ${spent} did`]),
  ]
  report.add({ of: 'redeemGiftCards', asked: 'one key spends once', differs, notes: [] })
  await asker.refuses('redeemGiftCards', 'another order under that key', ['IDEMPOTENCY_MISMATCH'], {
    ...question,
    body: { lines: [{ ...order, qty: 2 }] },
  })
  await asker.refuses('redeemGiftCards', 'that second check for another order', ['STEP_UP_REQUIRED'], {
    ...question,
    key: crypto.randomUUID(),
  })
  await asker.refuses('redeemGiftCards', 'an order without a key', ['IDEMPOTENCY_KEY_MISSING'], {
    bearer,
    body: { lines: [order] },
    stepUp: await stepUp(),
  })
  await asker.succeeds('getRedemption', 'what became of the order', {
    bearer: tokens.content,
    params: { idempotencyKey: key },
  })
}
