import { type Customer, plainPin } from '@borealis/contract/customers.ts'
import { pinTries } from '@borealis/contract/limits.ts'
import { dayIn, todayIn } from '@borealis/contract/serving/days.ts'
import { suggestEmail } from '@borealis/contract/serving/email-suggestion.ts'
import { refuseFullBook, refuseUnknownValues, refuseYoung } from '@borealis/contract/serving/profile.ts'
import { Refusal, tooManyTries } from '@borealis/contract/serving/refusal.ts'
import { textIn } from '@borealis/contract/serving/words.ts'
import { sumOfType } from '@borealis/contract/transaction-types.ts'
import { type Handlers, zoneFor } from './handler.ts'
import type { Content, Member, Sources } from './sources.ts'
import { ledgerOf, type Spendings } from './spend.ts'
import type { Kept, Store } from './store.ts'

interface Deps extends Omit<Sources, 'content' | 'isPerson'> {
  readonly store: Store
  readonly spendings: Spendings
}

const DAY_MS = 86_400_000
const LATELY_MS = 90 * DAY_MS
/** After this a parcel has come, or never will: a points system may not tell. */
const PARCEL_MS = 56 * DAY_MS

/** Profile, joining, addresses, cards, balance, PINs: the points system's fields, and what the store keeps beside them. */
export function memberCalls({ store, points, signIns, spendings }: Deps) {
  async function countTry(scope: string, count: number, withinMs: number, now: number): Promise<void> {
    if (await store.countTry(scope, count, now - withinMs, now)) return
    throw tooManyTries(withinMs)
  }
  const own = async (sub: string, uniqueId: string) => {
    const found = (await store.addressesOf(sub)).find((one) => one.uniqueId === uniqueId)
    if (!found) throw new Refusal('ADDRESS_NOT_FOUND')
    return found
  }
  /** Whether an order that is still to arrive goes there. */
  async function isAwaited(sub: string, member: Member, uniqueId: string, now: number): Promise<boolean> {
    const there = (await store.spendingsOf(sub)).filter(
      ({ state, booking, sentAt }) =>
        state !== 'free' && booking?.addressId === uniqueId && sentAt > now - PARCEL_MS,
    )
    if (there.length === 0) return false
    const states = await points.statesOf(member.id)
    return there.some(({ booking }) => {
      const state = states.get(booking?.orderNumber ?? '')
      return state !== 'delivered' && state !== 'cancelled'
    })
  }

  return {
    getCustomer: ({ sub, member }) => profileOf(sub, member, store),

    updateCustomer: async ({ sub, member, body, content, now }) => {
      const { gender, timeZone, onBoardMessageActive, preferences, goal, ...person } = body
      const current = await content()
      const known = await store.keptOf(sub)
      refuseUnknownValues(current.pageData, body, isSoldIn(current))
      if (body.birthDate !== undefined)
        refuseYoung(current.pageData, body.birthDate, dayIn(now, zoneFor(member, known)))
      if (body.email !== undefined && body.email !== member.email) {
        if (await points.hasEmail(body.email)) throw new Refusal('EMAIL_TAKEN')
        await signIns.changeEmail(sub, body.email)
      }
      if (Object.keys(person).length > 0) await points.updateMember(member.id, withoutAbsent(person))
      const before = await profileOf(sub, member, store)
      const beside = {
        gender,
        timeZone,
        onBoardMessageActive,
        goal,
        ...(preferences && { preferences: { ...before.preferences, ...withoutAbsent(preferences) } }),
      }
      await store.keep(sub, withoutAbsent(beside))
      const after = await points.findMember(sub)
      return profileOf(sub, after ?? member, store)
    },

    // Not counted by the address that is asked about: a stranger would keep its owner from joining. The site counts who asks.
    validateEmail: async ({ body }) => ({
      isAvailable: !(await points.hasEmail(body.email)),
      suggestion: suggestEmail(body.email),
    }),

    createCustomer: async ({ body, content, now }) => {
      const current = await content()
      refuseYoung(current.pageData, body.birthDate, todayIn(body.provinceCode, now))
      refuseUnknownValues(current.pageData, body, isSoldIn(current))
      if (await points.hasEmail(body.email)) throw new Refusal('EMAIL_TAKEN')
      // It finds what an earlier try has made, so that a joining that broke off here can be repeated.
      const sub = await signIns.accountFor(body)
      // The account of somebody who is a member by another address: nobody learns anything about them.
      if (await points.findMember(sub)) throw new Refusal('EMAIL_TAKEN')
      const { memberNumber, welcomePoints } = await points.enrol(body, sub)
      const { gender, preferences, consents, termsVersion, kitNumber } = body
      await store.keep(sub, {
        gender,
        preferences,
        onBoardMessageActive: true,
        isGhostKitActivated: kitNumber !== null,
        agreed: { consents, termsVersion, at: new Date(now).toISOString() },
      })
      if (body.shippingAddress && (await store.addressesOf(sub)).length === 0)
        await store.addAddress(sub, body.shippingAddress)
      return { sub, sceneNumber: memberNumber, onBoardMessageActive: true, welcomePoints }
    },

    listAddresses: async ({ sub }) => ({ addresses: await store.addressesOf(sub) }),

    createAddress: async ({ sub, body }) => {
      refuseFullBook((await store.addressesOf(sub)).length)
      return own(sub, await store.addAddress(sub, body))
    },

    updateAddress: async ({ sub, params, body }) => {
      await own(sub, params.uniqueId)
      await store.replaceAddress(sub, params.uniqueId, body)
      return own(sub, params.uniqueId)
    },

    deleteAddress: async ({ sub, member, params, now }) => {
      await own(sub, params.uniqueId)
      if (await isAwaited(sub, member, params.uniqueId, now)) throw new Refusal('ADDRESS_IN_USE')
      await store.removeAddress(sub, params.uniqueId)
      return undefined
    },

    setDefaultAddress: async ({ sub, body }) => {
      await own(sub, body.uniqueId)
      await store.chooseDefault(sub, body.uniqueId)
      return { addresses: await store.addressesOf(sub) }
    },

    listAccounts: async ({ member, language }) => ({
      accounts: [...(await points.cardsOf(member.id, language))],
    }),

    getBalance: async ({ member, now }) => {
      const { held, lines } = await ledgerOf(points, member.id)
      const pending = lines.filter(({ postedAt }) => postedAt === null)
      const posts = pending.flatMap(({ postsBy }) => postsBy ?? []).toSorted()
      const earned = lines.filter(
        ({ type, postedAt, occurredAt }) =>
          sumOfType(type) === 'earned' && postedAt !== null && occurredAt > now - LATELY_MS,
      )
      return {
        ...held,
        pendingPoints: sumOf(pending),
        // Of a line without a day nobody knows when all are in.
        pendingPostsBy: posts.length === pending.length ? (posts.at(-1) ?? null) : null,
        earnedLast90Days: sumOf(earned),
        asOf: new Date(now).toISOString(),
      }
    },

    redeemPromotionPin: async ({ sub, member, body, language, now }) => {
      // Before the try is counted: while it cannot be read, no PIN is sent.
      const before = await points.balanceOf(member.id)
      await countTry(`pin/${sub}`, pinTries.count, pinTries.minutes * 60_000, now)
      const { description, ...added } = await points.redeemPin(member.id, plainPin(body.pin))
      // The PIN is used up: who is told that it failed is told at the next try that somebody has used it.
      const after = await points.balanceOf(member.id).catch(() => ({ points: before.points + added.points }))
      return { ...added, description: textIn(description, language), balanceAfter: after.points }
    },

    getFreeze: async ({ sub }) => freezeOf(await store.keptOf(sub)),
    freezeAccount: async ({ sub, now }) => {
      const { frozenSince } = await store.keptOf(sub)
      await store.keep(sub, { frozenSince: frozenSince ?? new Date(now).toISOString() })
      return freezeOf(await store.keptOf(sub))
    },
    unfreezeAccount: async ({ sub }) => {
      await store.keep(sub, { frozenSince: null })
      return freezeOf(await store.keptOf(sub))
    },

    getRedemption: ({ sub, params }) => spendings.statusOf(sub, params.idempotencyKey),
  } satisfies Handlers
}

const freezeOf = ({ frozenSince = null }: Kept) => ({ isFrozen: frozenSince !== null, since: frozenSince })

async function profileOf(
  sub: string,
  { id: _, memberNumber, status: __, ...person }: Member,
  store: Store,
): Promise<Customer> {
  const { agreed: ___, ...beside } = await store.keptOf(sub)
  const addresses = await store.addressesOf(sub)
  return {
    ...person,
    sub,
    sceneNumber: memberNumber,
    pendingEmail: null,
    gender: beside.gender ?? null,
    timeZone: beside.timeZone ?? null,
    status: 'active',
    isFrozen: freezeOf(beside).isFrozen,
    onBoardMessageActive: beside.onBoardMessageActive ?? false,
    isGhostKitActivated: beside.isGhostKitActivated ?? false,
    selectedShippingAddress: addresses.find(({ isDefault }) => isDefault)?.uniqueId ?? null,
    segments: [],
    preferences: beside.preferences ?? { interests: [], personalisation: false },
    goal: beside.goal ?? null,
  }
}

const isSoldIn =
  ({ giftCards }: Content) =>
  ({ brandId, sku }: { readonly brandId: string; readonly sku: string }) =>
    giftCards.some((brand) => brand.brandId === brandId && brand.denominations.some((one) => one.sku === sku))

const sumOf = (lines: readonly { readonly basePoints: number; readonly bonusPoints: number }[]) =>
  lines.reduce((sum, { basePoints, bonusPoints }) => sum + basePoints + bonusPoints, 0)

type Present<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

/** Without the fields that a patch leaves alone. */
function withoutAbsent<T extends object>(fields: T): Present<T> {
  // Only keys of T with their own values remain.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>
}
