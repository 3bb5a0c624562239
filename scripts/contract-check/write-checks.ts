import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { type AddressBody, address, addressList } from '../../app/backend/contract/addresses.ts'
import type { Operation } from '../../app/backend/contract/calls.ts'
import { type CustomerPatch, customer } from '../../app/backend/contract/customers.ts'
import { accountDeletion, consentList, freeze, messagePreferences } from '../../app/backend/contract/me.ts'
import type { ExtensionFlag } from '../../app/backend/contract/page-data.ts'
import type { Asker, Question } from './ask.ts'
import type { Known, Tokens } from './backend-checks.ts'
import type { Report } from './report.ts'

const HOME: AddressBody = {
  addressLine1: '1 Contract Check Street',
  city: 'Ottawa',
  provinceCode: 'ON',
  postalCode: 'K1A 0B1',
}
const MOVED: AddressBody = {
  ...HOME,
  addressLine1: '2 Contract Check Street',
  city: 'Gatineau',
  provinceCode: 'QC',
  postalCode: 'J8X 4B1',
}

/**
 * Changes what a member may change, looks whether it is kept, and puts it back: profile, addresses, e-mail address,
 * consents, messages, freeze, and the wish to leave.
 * @param stepUp makes a step-up token; a call takes a fresh one
 */
export async function checkWrites(
  asker: Asker,
  tokens: Tokens,
  stepUp: () => Promise<string>,
  known: Known,
  report: Report,
): Promise<void> {
  const bearerOf = (operation: Operation) => tokens[asker.callOf(operation).client]

  /** The answer of a call that has to succeed, as the contract reads it. */
  async function done<T>(
    schema: z.ZodType<T>,
    operation: Operation,
    asked: string,
    question: Question = {},
  ): Promise<T | undefined> {
    const answer = await asker.succeeds(operation, asked, { ...question, bearer: bearerOf(operation) })
    return schema.safeParse(answer).data
  }
  const refused = (
    operation: Operation,
    asked: string,
    code: Parameters<Asker['refuses']>[2][number],
    question: Question = {},
  ) => asker.refuses(operation, asked, [code], { ...question, bearer: bearerOf(operation) })
  const holds = (of: Operation, asked: string, ...expected: (readonly [boolean, string])[]) =>
    report.add({
      of,
      asked,
      differs: expected.flatMap(([ok, what]) => (ok ? [] : [`expected ${what}`])),
      notes: [],
    })
  const has = (flag: ExtensionFlag) => known.flags[flag] === true

  await changeProfile()
  const added = await addAddress()
  if (added) await changeAddress(added)
  await changeEmail()
  if (has('consents')) await changeConsent()
  if (has('messagePreferences')) await changeMessages()
  if (has('freeze')) await freezeAndThaw()
  if (has('accountDeletion')) await leaveAndStay()

  async function changeProfile(): Promise<void> {
    const before = await done(customer, 'getCustomer', 'before a change')
    if (!before) return
    const { firstName, preferences, goal } = before
    const brandId = known.ids.brandId ?? ''
    const wanted = {
      firstName: 'Contract',
      preferences: { ...preferences, personalisation: !preferences.personalisation },
      ...(known.ids.sku && { goal: { brandId, sku: known.ids.sku } }),
    } satisfies CustomerPatch
    const answered = await done(customer, 'updateCustomer', 'a name, a preference and a goal', {
      body: wanted,
    })
    const kept = await done(customer, 'getCustomer', 'after a change')
    // Whoever wants nothing personal is in no segment.
    const expected = { ...before, ...wanted, segments: kept?.segments }
    holds(
      'updateCustomer',
      'what the body names is changed, and nothing else',
      [isDeepStrictEqual(answered, kept), 'the answer to be the profile as it is read then'],
      [isDeepStrictEqual(kept, expected), 'the three to be changed and the rest to be as before'],
    )
    await done(customer, 'updateCustomer', 'back to what it was', { body: { firstName, preferences, goal } })
    const back = await done(customer, 'getCustomer', 'as it was')
    holds('updateCustomer', 'everything can be put back', [
      isDeepStrictEqual(back, before),
      'the profile to be as before',
    ])
  }

  async function book() {
    return (await done(addressList, 'listAddresses', 'after a change'))?.addresses ?? []
  }

  async function addAddress(): Promise<string | undefined> {
    const { uniqueId, isDefault, ...made } =
      (await done(address, 'createAddress', 'an address', { body: HOME, stepUp: await stepUp() })) ?? {}
    const found = (await book()).find((one) => one.uniqueId === uniqueId)
    holds(
      'createAddress',
      'it is in the address book',
      [isDeepStrictEqual(made, HOME), 'the answer to say what was sent'],
      [uniqueId !== undefined && found?.addressLine1 === HOME.addressLine1, 'to find it there'],
      [found?.isDefault === isDefault, 'the list and the answer to agree on the default'],
    )
    return uniqueId
  }

  async function changeAddress(uniqueId: string): Promise<void> {
    const params = { uniqueId }
    await done(address, 'updateAddress', 'that address', { params, body: MOVED, stepUp: await stepUp() })
    const found = (await book()).find((one) => one.uniqueId === uniqueId)
    holds('updateAddress', 'it is changed as a whole', [
      found?.addressLine1 === MOVED.addressLine1 && found.postalCode === MOVED.postalCode,
      'every line to be the new one',
    ])
    if (has('defaultAddress')) await chooseDefault(uniqueId)
    await done(address, 'deleteAddress', 'that address', { params, stepUp: await stepUp() })
    const left = await book()
    holds(
      'deleteAddress',
      'it is gone',
      [!left.some((one) => one.uniqueId === uniqueId), 'to find it nowhere'],
      [
        left.length === 0 || left.filter(({ isDefault }) => isDefault).length === 1,
        'one default among the others',
      ],
    )
    await refused('updateAddress', 'an address that is gone', 'ADDRESS_NOT_FOUND', {
      params,
      body: HOME,
      stepUp: await stepUp(),
    })
  }

  async function chooseDefault(uniqueId: string): Promise<void> {
    const before = (await book()).find(({ isDefault }) => isDefault)?.uniqueId
    const chosen = await done(addressList, 'setDefaultAddress', 'the new address', { body: { uniqueId } })
    const { selectedShippingAddress } = (await done(customer, 'getCustomer', 'its default address')) ?? {}
    holds(
      'setDefaultAddress',
      'it is preselected',
      [chosen?.addresses[0]?.uniqueId === uniqueId, 'it to stand before all others'],
      [selectedShippingAddress === uniqueId, 'the profile to name it'],
    )
    if (before && before !== uniqueId)
      await done(addressList, 'setDefaultAddress', 'the one before', { body: { uniqueId: before } })
  }

  async function changeEmail(): Promise<void> {
    const before = await done(customer, 'getCustomer', 'before a new e-mail address')
    const email = `contract-check-${crypto.randomUUID().slice(0, 8)}@example.com`
    const asked = await done(customer, 'updateCustomer', 'a new e-mail address', {
      body: { email },
      stepUp: await stepUp(),
    })
    if (!has('emailConfirmation')) {
      holds('updateCustomer', 'it takes effect at once', [asked?.email === email, 'the new e-mail address'])
      const body = { email: before?.email }
      await done(customer, 'updateCustomer', 'the e-mail address as it was', { body, stepUp: await stepUp() })
      return
    }
    holds(
      'updateCustomer',
      'a new e-mail address waits for its link',
      [asked?.pendingEmail === email, 'pendingEmail to be the new one'],
      [asked?.email === before?.email, 'email to stay in force'],
    )
    await done(customer, 'cancelEmailChange', 'the one that waits')
    const after = await done(customer, 'getCustomer', 'after it was taken back')
    holds('cancelEmailChange', 'nothing waits any more', [
      after?.pendingEmail === null && after.email === before?.email,
      'no pendingEmail, and email as before',
    ])
    await refused('cancelEmailChange', 'when nothing waits', 'NOT_FOUND')
  }

  async function changeConsent(): Promise<void> {
    const first = (await done(consentList, 'listConsents', 'before a decision'))?.consents[0]
    if (!first) return report.notTried('setConsent: the programme asks for no consent')
    const { purpose, wordingVersion } = first
    for (const isGranted of [!first.isGranted, first.isGranted]) {
      const body = { purpose, wordingVersion, isGranted }
      const answer = await done(consentList, 'setConsent', isGranted ? 'a yes' : 'a no', { body })
      const now = answer?.consents.find((one) => one.purpose === purpose)
      holds(
        'setConsent',
        isGranted ? 'the yes is kept' : 'the no is kept',
        [now?.isGranted === isGranted, 'the decision in force'],
        [now?.history[0]?.isGranted === isGranted, 'the decision first in its history'],
      )
    }
  }

  async function changeMessages(): Promise<void> {
    const grid = await done(messagePreferences, 'getMessagePreferences', 'before a change')
    const cells = grid?.purposes.flatMap(({ code, wordingVersion, channels }) =>
      channels.map((cell) => ({ purpose: code, wordingVersion, ...cell })),
    )
    const cell = cells?.find(({ isLocked }) => !isLocked)
    if (!cell) return report.notTried('setMessagePreferences: every message is locked')
    const { purpose, channel, wordingVersion } = cell
    for (const isOn of [!cell.isOn, cell.isOn]) {
      const body = { changes: [{ purpose, channel, isOn, wordingVersion }] }
      const answer = await done(messagePreferences, 'setMessagePreferences', isOn ? 'one on' : 'one off', {
        body,
      })
      const of = answer?.purposes.find(({ code }) => code === purpose)
      holds('setMessagePreferences', isOn ? 'it is on' : 'it is off', [
        of?.channels.find((one) => one.channel === channel)?.isOn === isOn,
        'the cell to be as asked',
      ])
    }
  }

  async function freezeAndThaw(): Promise<void> {
    const frozen = await done(freeze, 'freezeAccount', 'at once')
    const profile = await done(customer, 'getCustomer', 'while frozen')
    holds('freezeAccount', 'every redemption is stopped', [
      frozen?.isFrozen === true && profile?.isFrozen === true,
      'isFrozen in the answer and in the profile',
    ])
    await refused('redeemGiftCards', 'while frozen', 'ACCOUNT_FROZEN', {
      key: crypto.randomUUID(),
      body: {
        lines: [
          { name: 'A card', id: known.ids.brandId ?? '', sku: known.ids.sku ?? '', points: 1_000, qty: 1 },
        ],
      },
      stepUp: await stepUp(),
    })
    const thawed = await done(freeze, 'unfreezeAccount', 'with a second check', { stepUp: await stepUp() })
    holds('unfreezeAccount', 'redemptions are allowed again', [thawed?.isFrozen === false, 'isFrozen false'])
  }

  async function leaveAndStay(): Promise<void> {
    const asked = await done(accountDeletion, 'requestDeletion', 'with a second check', {
      stepUp: await stepUp(),
    })
    holds('requestDeletion', 'the account is to be closed', [
      asked?.isRequested === true && asked.closesOn !== null,
      'isRequested, and the day',
    ])
    const kept = await done(accountDeletion, 'cancelDeletion', 'the wish')
    holds('cancelDeletion', 'the account stays', [kept?.isRequested === false, 'isRequested false'])
    await refused('cancelDeletion', 'when nothing was asked', 'NOT_FOUND')
  }
}
