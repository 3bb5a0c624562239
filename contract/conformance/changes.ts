import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { type AddressBody, address, addressList } from '../addresses.ts'
import type { Operation } from '../calls.ts'
import { accountList, type CustomerPatch, customer } from '../customers.ts'
import { claimReceipt, freeze, securityLog } from '../me.ts'
import { travelPurchaseList } from '../orders.ts'
import { pageData } from '../page-data.ts'
import { problem } from '../problem.ts'
import { amountCallOf, amountKinds } from '../redemptions.ts'
import type { Asker, Question } from './ask.ts'
import type { Member } from './member.ts'
import { askForExport, changeConsent, changeMessages, leaveAndStay } from './privacy-changes.ts'
import { payee } from './redemptions.ts'
import { differs } from './report.ts'
import { type Known, NOBODY, newbornsBirthDate } from './sample-calls.ts'

/** Helpers to change something as a member and check that it was stored. */
export function changesOf({ asker, tokens, stepUp, report, has }: Member, known: Known) {
  const bearerOf = (operation: Operation) => tokens[asker.callOf(operation).client]
  return {
    known,
    stepUp,
    notTried: report.notTried,
    has,
    /** The parsed response of a call that must succeed. */
    async done<T>(
      schema: z.ZodType<T>,
      operation: Operation,
      asked: string,
      question: Question = {},
    ): Promise<T | undefined> {
      const answer = await asker.succeeds(operation, asked, { ...question, bearer: bearerOf(operation) })
      return schema.safeParse(answer).data
    },
    refused: (
      operation: Operation,
      asked: string,
      code: Parameters<Asker['refuses']>[2][number],
      question: Question = {},
    ) => asker.refuses(operation, asked, [code], { ...question, bearer: bearerOf(operation) }),
    /** A value that is refused by the name of its field. */
    async refusedField(
      operation: Operation,
      asked: string,
      field: string,
      question: Question,
    ): Promise<void> {
      const bearer = bearerOf(operation)
      const said = problem.safeParse(
        await asker.refuses(operation, asked, ['VALIDATION_FAILED'], { ...question, bearer }),
      ).data
      report.add({
        of: operation,
        asked: `${asked}: the field`,
        rank: 'should',
        differs: differs(
          Boolean(said?.errors?.length) &&
            !said?.errors?.some((error) => `${error.field}.`.startsWith(`${field}.`)),
          `expected \`errors\` to name ${field}`,
        ),
        notes: [],
      })
    },
    /** Conditions that must hold now, each with its failure message. */
    holds: (of: Operation, asked: string, ...expected: (readonly [boolean, string])[]) =>
      report.add({
        of,
        asked,
        differs: expected.flatMap(([ok, what]) => (ok ? [] : [`expected ${what}`])),
        notes: [],
      }),
  }
}

export type Changes = ReturnType<typeof changesOf>

/** Changes a name, a preference, a time zone and a goal, and restores them; tries what must be refused. */
export async function changeProfile(changes: Changes) {
  const { known, stepUp, notTried, done, refused, refusedField, holds } = changes
  const before = await done(customer, 'getCustomer', 'before a change')
  if (!before) return
  const { firstName, preferences, timeZone, goal, birthDate } = before
  const brandId = known.ids.brandId ?? ''
  const wanted = {
    firstName: 'Contract',
    preferences: { ...preferences, personalisation: !preferences.personalisation },
    timeZone: timeZone === 'America/Regina' ? 'America/Winnipeg' : 'America/Regina',
    ...(known.ids.sku && { goal: { brandId, sku: known.ids.sku } }),
  } satisfies CustomerPatch
  const answered = await done(customer, 'updateCustomer', 'a name, a preference, a time zone and a goal', {
    body: wanted,
  })
  const kept = await done(customer, 'getCustomer', 'after a change')
  // A customer without personalisation is in no segment.
  const expected = { ...before, ...wanted, segments: kept?.segments }
  holds(
    'updateCustomer',
    'what the body names is changed, and nothing else',
    [isDeepStrictEqual(answered, kept), 'the answer to be the profile as it is read then'],
    [isDeepStrictEqual(kept, expected), 'the four to be changed and the rest to be as before'],
  )
  for (const [field, value] of [
    ['birthDate', '2026-02-30'],
    ['provinceCode', 'ZZ'],
    ['language', 'xx'],
    ['phone', '7055550188'],
  ] as const) {
    const guarded = field === 'phone' && { stepUp: await stepUp() }
    await refusedField('updateCustomer', `${field} ${value}`, field, { body: { [field]: value }, ...guarded })
  }
  if (known.minimumAge > 0)
    await refused('updateCustomer', 'born this week', 'TOO_YOUNG', {
      body: { birthDate: newbornsBirthDate() },
    })
  else notTried('updateCustomer, born this week: the programme asks for no age')
  const after = await done(customer, 'getCustomer', 'after what was refused')
  holds('updateCustomer', 'what is refused changes nothing', [
    isDeepStrictEqual(after, kept),
    'the profile to be as before',
  ])
  // Sent only where it was taken: the programme may ask for an age that it did not ask of this member once.
  const isTaken = birthDate !== null && birthDate !== after?.birthDate
  await done(customer, 'updateCustomer', 'back to what it was', {
    body: { firstName, preferences, timeZone, goal, ...(isTaken && { birthDate }) },
  })
  const back = await done(customer, 'getCustomer', 'as it was')
  holds('updateCustomer', 'everything can be put back', [
    isDeepStrictEqual(back, before),
    'the profile to be as before',
  ])
}

/** Changes the e-mail address, and restores it: at once, or by cancelling the pending change. */
export async function changeEmail({ stepUp, has, done, refused, holds }: Changes): Promise<void> {
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

/** Freezes redemptions, and allows them again. */
export async function freezeAndThaw(changes: Changes): Promise<void> {
  const { stepUp, has, done, refused, holds } = changes
  const frozen = await done(freeze, 'freezeAccount', 'at once')
  const profile = await done(customer, 'getCustomer', 'while frozen')
  holds('freezeAccount', 'every redemption is stopped', [
    frozen?.isFrozen === true && profile?.isFrozen === true,
    'isFrozen in the answer and in the profile',
  ])
  holds('freezeAccount', 'since when', [frozen?.since !== null, 'the moment'])
  for (const [operation, body] of await wrongOrders(changes))
    await refused(operation, 'while frozen', 'ACCOUNT_FROZEN', {
      ...{ key: crypto.randomUUID(), body, stepUp: await stepUp() },
    })
  const thawed = await done(freeze, 'unfreezeAccount', 'with a second check', { stepUp: await stepUp() })
  holds('unfreezeAccount', 'redemptions are allowed again', [thawed?.isFrozen === false, 'isFrozen false'])
  if (!has('securityLog')) return
  const log = await done(securityLog, 'getSecurityLog', 'after both')
  const kinds = (log?.events ?? [])
    .map(({ kind }) => kind)
    .filter((kind) => kind === 'frozen' || kind === 'unfrozen')
  holds('getSecurityLog', 'it tells of both', [
    kinds.slice(0, 2).join() === 'unfrozen,frozen',
    '`unfrozen`, and before it `frozen`',
  ])
}

/** An order of each kind that the programme has, at a price that nothing has: a stopped account is not told about prices. */
async function wrongOrders({ known, done, notTried }: Changes): Promise<[Operation, object][]> {
  const { waysToSpend = [] } = (await done(pageData, 'getPageData', 'while frozen')) ?? {}
  const { accounts = [] } = (await done(accountList, 'listAccounts', 'while frozen')) ?? {}
  const card = { name: 'A card', id: known.ids.brandId ?? '', sku: known.ids.sku ?? '', points: 1, qty: 1 }
  const orders: [Operation, object][] = [['redeemGiftCards', { lines: [card] }]]
  for (const kind of amountKinds) {
    if (!waysToSpend.some(({ code }) => code === kind)) continue
    const to = payee(kind, accounts)
    const trips =
      kind === 'travel' && to
        ? await done(travelPurchaseList, 'listTravelPurchases', 'while frozen', { query: to })
        : undefined
    const purchaseId = trips?.purchases[0]?.id
    if (!to || (kind === 'travel' && !purchaseId))
      notTried(`${amountCallOf[kind]} while frozen: this member has nothing to pay`)
    else
      orders.push([
        amountCallOf[kind],
        { ...to, ...(purchaseId && { purchaseId }), points: 1, creditCents: 0 },
      ])
  }
  return orders
}

/** White, 8 by 8 pixels. */
const RECEIPT =
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ALMAH//Z'

/** Sends the picture of a receipt twice, for no claim, so that it is deleted; and a claim that names a picture nobody sent. */
async function keepReceipt({ has, done, refused, holds }: Changes): Promise<void> {
  const bytes = Buffer.from(RECEIPT, 'base64')
  const receiptId = createHash('sha256').update(bytes).digest('base64url')
  const sent = { params: { receiptId }, body: { mediaType: 'image/jpeg', base64: RECEIPT } }
  const kept = await done(claimReceipt, 'keepClaimReceipt', 'a picture', sent)
  const again = await done(claimReceipt, 'keepClaimReceipt', 'the same picture again', sent)
  holds(
    'keepClaimReceipt',
    'it is one picture, for a while',
    [kept?.receiptId === receiptId && again?.receiptId === receiptId, 'the `receiptId` of the path'],
    [Date.parse(again?.deletedAt ?? '') > Date.now(), '`deletedAt` to lie ahead'],
  )
  if (!has('claims')) return
  const key = crypto.randomUUID()
  const claimed = { partnerCode: NOBODY, occurredOn: '2020-01-01', amountCents: 0, receiptNumber: null }
  const wrong = { ...claimed, receiptPictureId: NOBODY }
  for (const [asked, comment] of [
    ['with a picture that nobody sent', ''],
    ['again, for the refused one has left its key free', 'Corrected'],
  ] as const)
    await refused('createClaim', asked, 'VALIDATION_FAILED', { key, body: { ...wrong, comment } })
}

const HOME: AddressBody = {
  addressLine1: '1 Contract Check Street',
  addressLine2: 'Unit 7',
  city: 'Ottawa',
  provinceCode: 'ON',
  postalCode: 'K1A 0B1',
}
/** Without the optional line. */
const MOVED: AddressBody = {
  addressLine1: '2 Contract Check Street',
  city: 'Gatineau',
  provinceCode: 'QC',
  postalCode: 'J8X 4B1',
}

const WRONG = { addressLine1: '', city: ' ', provinceCode: 'XX', postalCode: 'K1A0B1' }

/** Adds an address, changes it, and removes it; tries what must be refused. */
export async function changeAddresses(changes: Changes): Promise<void> {
  for (const [field, value] of Object.entries(WRONG))
    await changes.refusedField('createAddress', `${field} “${value}”`, field, {
      body: { ...HOME, [field]: value },
      stepUp: await changes.stepUp(),
    })
  const added = await addAddress(changes)
  if (added) await changeAddress(changes, added)
}

const book = async ({ done }: Changes) =>
  (await done(addressList, 'listAddresses', 'after a change'))?.addresses ?? []

async function addAddress(changes: Changes): Promise<string | undefined> {
  const { stepUp, done, holds } = changes
  const { uniqueId, isDefault, ...made } =
    (await done(address, 'createAddress', 'an address', { body: HOME, stepUp: await stepUp() })) ?? {}
  const found = (await book(changes)).find((one) => one.uniqueId === uniqueId)
  holds(
    'createAddress',
    'it is in the address book',
    [isDeepStrictEqual(made, HOME), 'the answer to say what was sent'],
    [uniqueId !== undefined && found?.addressLine1 === HOME.addressLine1, 'to find it there'],
    [found?.isDefault === isDefault, 'the list and the answer to agree on the default'],
  )
  return uniqueId
}

async function changeAddress(changes: Changes, uniqueId: string): Promise<void> {
  const { stepUp, has, done, refused, holds } = changes
  const params = { uniqueId }
  await done(address, 'updateAddress', 'that address', { params, body: MOVED, stepUp: await stepUp() })
  const found = (await book(changes)).find((one) => one.uniqueId === uniqueId)
  const { isDefault: _, ...moved } = found ?? {}
  holds('updateAddress', 'it is changed as a whole', [
    isDeepStrictEqual(moved, { ...MOVED, uniqueId }),
    'every line to be the new one, and none that was left out',
  ])
  const before = has('defaultAddress') ? await chooseDefault(changes, uniqueId) : undefined
  await done(address, 'deleteAddress', 'that address', { params, stepUp: await stepUp() })
  const left = await book(changes)
  holds(
    'deleteAddress',
    'it is gone',
    [!left.some((one) => one.uniqueId === uniqueId), 'to find it nowhere'],
    [
      left.length === 0 || left.filter(({ isDefault }) => isDefault).length === 1,
      'one default among the others',
    ],
  )
  for (const operation of ['updateAddress', 'deleteAddress'] as const)
    await refused(operation, 'an address that is gone', 'ADDRESS_NOT_FOUND', {
      params,
      ...(operation === 'updateAddress' && { body: HOME }),
      stepUp: await stepUp(),
    })
  if (before) await done(addressList, 'setDefaultAddress', 'the one before', { body: { uniqueId: before } })
}

/** @returns the address that was the default before */
async function chooseDefault(changes: Changes, uniqueId: string): Promise<string | undefined> {
  const { done, refused, holds } = changes
  const before = (await book(changes)).find(({ isDefault }) => isDefault)?.uniqueId
  const chosen = await done(addressList, 'setDefaultAddress', 'the new address', { body: { uniqueId } })
  const { selectedShippingAddress } = (await done(customer, 'getCustomer', 'its default address')) ?? {}
  holds(
    'setDefaultAddress',
    'it is preselected',
    [chosen?.addresses[0]?.uniqueId === uniqueId, 'it to stand before all others'],
    [
      chosen?.addresses.every((one) => one.isDefault === (one.uniqueId === uniqueId)) === true,
      'it to be the default, and no other',
    ],
    [selectedShippingAddress === uniqueId, 'the profile to name it'],
  )
  await refused('setDefaultAddress', 'an address that is not the member’s', 'ADDRESS_NOT_FOUND', {
    body: { uniqueId: NOBODY },
  })
  return before === uniqueId ? undefined : before
}

/**
 * Changes what a member may change, checks that it is stored, and restores it: profile, addresses, e-mail address,
 * consents, messages, freeze, an export, and a closing request.
 */
export async function checkWrites(member: Member, known: Known): Promise<void> {
  const changes = changesOf(member, known)
  await changeProfile(changes)
  await changeAddresses(changes)
  await changeEmail(changes)
  if (changes.has('consents')) await changeConsent(changes)
  if (changes.has('messagePreferences')) await changeMessages(changes)
  if (changes.has('freeze')) await freezeAndThaw(changes)
  if (changes.has('claimReceipts')) await keepReceipt(changes)
  if (changes.has('dataExport')) await askForExport(changes)
  if (changes.has('accountDeletion')) await leaveAndStay(changes)
}
