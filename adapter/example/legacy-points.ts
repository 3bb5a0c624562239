import type { Account, CustomerBody } from '@borealis/contract/customers.ts'
import type { ProblemCode } from '@borealis/contract/problem.ts'
import { momentIn } from '@borealis/contract/serving/days.ts'
import { Refusal } from '@borealis/contract/serving/refusal.ts'
import { type Localised, text, textIn } from '@borealis/contract/serving/words.ts'
import type { TransactionType } from '@borealis/contract/transaction-types.ts'
import { type Language, provinceCode } from '@borealis/contract/values.ts'
import type { Booking, Line, Member, OrderState, PointsSource, Trip } from '../sources.ts'

/** Its clocks. */
const ZONE = 'America/Toronto'

/** What its codes mean. A code that is not here is no answer: nobody knows what it did. */
const refusals: Readonly<Record<string, ProblemCode>> = {
  E17: 'INSUFFICIENT_POINTS',
  E21: 'ALREADY_APPLIED',
  E25: 'OUT_OF_STOCK',
  E31: 'EMAIL_TAKEN',
  E41: 'PIN_NOT_FOUND',
  E42: 'PIN_ALREADY_USED',
}
const lineTypes: Readonly<Record<string, TransactionType>> = {
  EA: 'EARN',
  BN: 'BONUS',
  BU: 'REDEEM',
  AD: 'ADJUST',
}
/** Its types of booking; what is neither a card nor a trip is a credit to it. */
const bookingTypes: Readonly<Partial<Record<Booking['kind'], string>>> = { 'gift-card': 'GC', travel: 'TV' }
const states: Readonly<Record<string, OrderState>> = { P: 'placed', S: 'sent', A: 'applied', X: 'cancelled' }
/** How many cells a row of each answer has. One with more or fewer is not read: what follows would stand for something else. */
const cells: Readonly<Record<string, number>> = {
  ...{ 'MBR.GET': 10, 'MBR.CHK': 1, 'MBR.NEW': 2, BAL: 3, HIST: 11, CRD: 5, TRP: 7, ORD: 2, PIN: 3, BURN: 3 },
}
const cardNames: Readonly<Record<string, Localised>> = {
  MEMBER: { en: 'Member card', fr: 'Carte de membre' },
  CREDIT: { en: 'Credit card', fr: 'Carte de crédit' },
}

export interface LegacySettings {
  readonly url: string
  /** For what is read; a booking has its own. */
  readonly timeoutMs?: number
  readonly bookTimeoutMs?: number
  readonly bookedWithinMs?: number
}

/** A points system with forms in and lines with bars out, as the adapter's source. */
export function legacyPoints({
  url,
  timeoutMs = 8_000,
  bookTimeoutMs = 8_000,
  bookedWithinMs = 60_000,
}: LegacySettings): PointsSource {
  /**
   * The rows of an answer, each without its letter.
   * @throws Refusal VALIDATION_FAILED for a value that it could not tell from several
   */
  async function ask(FN: string, fields: Record<string, string>, signal = AbortSignal.timeout(timeoutMs)) {
    // The provider's name of a member, `auth0|…`, is the one value that no answer repeats.
    for (const [name, value] of Object.entries(fields)) if (name !== 'XREF') refuseParts(value)
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ FN, ...fields }),
      signal,
    })
    const [head, ...rows] = new TextDecoder('latin1')
      .decode(await response.arrayBuffer())
      .split('\r\n')
      .map((row) => row.split('|'))
    const code = head?.[0] ?? ''
    const refusal = refusals[code]
    if (refusal) throw new Refusal(refusal)
    if (!response.ok || (code !== '00' && code !== 'E01'))
      throw new Error(`${FN} answered ${response.status} ${code}`)
    if (code === 'E01') return []
    return rows.map(([, ...row]) => {
      if (row.length !== cells[FN]) throw new Error(`${FN} answered a row of ${row.length} cells`)
      return row
    })
  }

  return {
    findMember: async (sub) => {
      const [row] = await ask('MBR.GET', { XREF: sub })
      return row ? toMember(row) : null
    },
    updateMember: async (MBR, change) => {
      const { firstName, lastName } = change
      const whole =
        firstName !== undefined && lastName !== undefined
          ? { NM: nameOf(lastName, firstName) }
          : firstName !== undefined || lastName !== undefined
            ? { NM: await renamed(MBR, change) }
            : {}
      await ask('MBR.SET', { MBR, ...whole, ...fieldsOf(change) })
    },
    hasEmail: async (EM) => (await ask('MBR.CHK', { EM }))[0]?.[0] === 'Y',
    enrol: async (person: CustomerBody, sub) => {
      const [row] = await ask('MBR.NEW', {
        XREF: sub,
        NM: nameOf(person.lastName, person.firstName),
        ...fieldsOf(person),
      })
      return { memberNumber: digits(row?.[1]), welcomePoints: 500 }
    },
    balanceOf: async (MBR) => {
      const [row = []] = await ask('BAL', { MBR })
      return { points: wholePoints(row[0]), expiringPoints: wholePoints(row[1]), expiresOn: day(row[2]) }
    },
    linesOf: async (MBR) => (await ask('HIST', { MBR })).map((row) => toLine(MBR, row)),
    cardsOf: async (MBR, language) => (await ask('CRD', { MBR })).map((row) => toCard(row, language)),
    tripsOf: async (MBR, today) => (await ask('TRP', { MBR })).map((row) => toTrip(row, today)),
    statesOf: async (MBR) =>
      new Map(
        (await ask('ORD', { MBR })).map(([memo = '', state = '']) => [memo, states[state] ?? 'placed']),
      ),
    redeemPin: async (MBR, PIN) => {
      const [row = []] = await ask('PIN', { MBR, PIN })
      return { points: wholePoints(row[0]), description: inBoth(row[1]), reference: row[2] ?? '' }
    },

    bookTimeoutMs,
    bookedWithinMs,
    book: async (booking, signal) => {
      const [row] = await ask(
        'BURN',
        {
          MBR: booking.memberId,
          TY: bookingTypes[booking.kind] ?? 'CR',
          PTS: booking.points.toFixed(2),
          VAL: (booking.valueCents / 100).toFixed(2),
          TX: [booking.title.en, booking.title.fr].map(inOnePart).join('~'),
          MEMO: booking.orderNumber,
          TRP: booking.purchaseId ?? '',
          CRD: booking.accountUniqueId ?? '',
          CARDS: booking.lines.map(({ sku, qty }) => `${sku}*${qty}`).join(','),
          TO: booking.deliverTo ?? '',
          ...parcelFields(booking.shippingAddress),
        },
        signal,
      )
      if (!row) throw new Error('BURN answered without a balance')
      return { balanceAfter: wholePoints(row[0]) }
    },
  }

  /** It keeps one name, of which a form may change a part. */
  async function renamed(MBR: string, change: { firstName?: string; lastName?: string }): Promise<string> {
    const [row] = await ask('MBR.GET', { MBR })
    const [last = '', first = ''] = (row?.[3] ?? '').split('^')
    return nameOf(change.lastName ?? last, change.firstName ?? first)
  }
}

/** @throws Refusal VALIDATION_FAILED for what separates values there */
function refuseParts(value: string): void {
  if (!/[|\r\n]/.test(value)) return
  throw new Refusal('VALIDATION_FAILED', {
    detail: text('Leave out the character |.', 'Retirez le caractère |.'),
  })
}
const nameOf = (last: string, first: string) => `${inOnePart(last)}^${inOnePart(first)}`
/** Names, lines of an address, and words of the content: of these nobody need learn what separates values there. */
const inOnePart = (words: string) => words.replace(/[|^~\r\n]+/g, '-')

/** `0000002500.00-`. @throws for a fraction of a point: money is not rounded here */
function wholePoints(text = ''): number {
  const value = Number(text.replace('-', '')) * (text.endsWith('-') ? -1 : 1)
  if (!/^\d+(\.00)?-?$/.test(text)) throw new Error(`${text} is no whole number of points`)
  return value
}
const cents = (text = '') => Math.round(Number(text) * 100)
const digits = (text = '') => text.replace(/\D/g, '')
/** `20261128`; zeros mean none. */
const day = (text = '') =>
  /^[1-9]\d{7}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : null
/** Where a parcel goes, a field for each line of its label. */
const parcelFields = (to: Booking['shippingAddress']): Record<string, string> =>
  to
    ? {
        ...{ SNM: inOnePart(to.recipient), SA1: inOnePart(to.addressLine1) },
        ...{
          SA2: inOnePart(to.addressLine2 ?? ''),
          SCT: inOnePart(to.city),
          SPR: to.provinceCode,
          SPC: to.postalCode,
        },
      }
    : {}
const inBoth = (text = ''): Localised => {
  const [en = '', fr = en] = text.split('~')
  return { en, fr: fr || en }
}
/** `20261128143000`, as its clocks show it. */
const moment = (text = '') =>
  momentIn(day(text.slice(0, 8)) ?? '', `${text.slice(8, 10)}:${text.slice(10, 12)}:${text.slice(12)}`, ZONE)

function toMember([
  id = '',
  status,
  card,
  name = '',
  email = '',
  phone = '',
  born,
  province,
  spoken,
  since,
]: string[]): Member {
  const [lastName = '', firstName = ''] = name.split('^')
  return {
    id,
    memberNumber: digits(card),
    firstName,
    lastName,
    email,
    phone: phone.length === 10 ? `${phone.slice(0, 3)}-${phone.slice(3, 6)}-${phone.slice(6)}` : null,
    birthDate: day(born),
    provinceCode: provinceCode.safeParse(province).data ?? 'other',
    language: spoken === 'F' ? 'fr' : 'en',
    memberSince: day(since),
    status: status === 'S' ? 'suspended' : status === 'C' ? 'closed' : 'active',
  }
}

function fieldsOf(
  change: Partial<Pick<Member, 'email' | 'phone' | 'birthDate' | 'provinceCode' | 'language'>>,
) {
  const { email, phone, birthDate, provinceCode: province, language } = change
  return {
    ...(email !== undefined && { EM: email }),
    ...(phone !== undefined && { TEL: digits(phone ?? '') }),
    ...(birthDate !== undefined && { DOB: digits(birthDate ?? '') }),
    ...(province !== undefined && { PRV: province }),
    ...(language !== undefined && { LNG: language === 'fr' ? 'F' : 'E' }),
  }
}

/**
 * It notes the moment of a line, and the day of its posting: noon here is that day all over Canada, where midnight is the evening
 * before in the west. Posted on its own day, it is so from its moment on.
 */
function postingOf(at = '', posted = ''): string | null {
  const on = day(posted)
  if (on === null) return null
  const isLater = posted > at.slice(0, 8)
  return new Date(isLater ? momentIn(on, '12:00:00', ZONE) : moment(at)).toISOString()
}

function toLine(member: string, row: string[]): Line {
  const [no = '', at, posted, due, type = '', category = '', partner = '', base, bonus, words, memo] = row
  return {
    id: `${member}-${no}`,
    reference: no,
    occurredAt: moment(at),
    postedAt: postingOf(at, posted),
    postsBy: day(posted) === null ? day(due) : null,
    type: lineTypes[type] ?? 'ADJUST',
    category: category || (type === 'BU' ? 'REDEMPTION' : 'BONUS'),
    partner: partner ? { code: partner.toLowerCase().replaceAll(' ', '-'), name: partner } : null,
    cardType: type === 'BU' ? 'CREDIT' : 'MEMBER',
    description: inBoth(words),
    explanation: { en: '', fr: '' },
    amountCents: null,
    basePoints: wholePoints(base),
    bonusPoints: wholePoints(bonus),
    orderNumber: memo || null,
  }
}

const toCard = (
  [uniqueId = '', cardType = '', last = '', travel, credit]: string[],
  language: Language,
): Account => ({
  uniqueId,
  cardType,
  name: textIn(cardNames[cardType] ?? { en: cardType, fr: cardType }, language),
  maskedNumber: `•••• ${last}`,
  isPrimary: cardType === 'MEMBER',
  acceptsTravel: travel === 'Y',
  acceptsCredit: credit === 'Y',
  image: null,
})

function toTrip(
  [id = '', accountUniqueId = '', bought, merchant = '', amount, open, until]: string[],
  today: string,
): Trip {
  const openCents = cents(open)
  const applyBy = day(until)
  return {
    id,
    accountUniqueId,
    // Without its day it does not meet the contract: the site leaves it out, and says so.
    purchasedOn: day(bought) ?? '',
    merchant,
    description: { en: merchant, fr: merchant },
    amountCents: cents(amount),
    openCents,
    status: openCents === 0 ? 'applied' : applyBy !== null && applyBy < today ? 'expired' : 'open',
    applyBy,
  }
}
