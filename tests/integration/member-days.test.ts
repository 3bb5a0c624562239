import { expect, test } from 'vitest'
import { endOfDay } from '../../app/domain/countdown.ts'
import { addDays, formatDate, formatDateAndTime, formatTime } from '../../app/domain/dates.ts'
import { dayIn } from '../../app/domain/time-zone.ts'
import { listOrders } from '../../app/features/orders/orders.data.ts'
import { getSecurityLog } from '../../app/features/security/security.data.ts'
import { ordered } from './gift-card-orders.ts'
import { control, type Member, signedIn } from './member.ts'

/** A zone with a half-hour offset, behind UTC. */
const ZONE = 'America/St_Johns'
const MINUTE_MS = 60_000
/** Minutes on either side of midnight. */
const AROUND = 5

async function place(member: Member): Promise<string> {
  const orderNumber = await ordered(member)
  // Only then is the same order offered again.
  await member.open(`/success?orderNumber=${orderNumber}`)
  return orderNumber
}

/** Moves the time of an order to this moment, to the minute. */
async function placedAt(member: Member, orderNumber: string, moment: number): Promise<void> {
  const answer = await member.at(() => listOrders({ data: { pageNumber: 1 }, fetch: member.fetch }))
  const order = answer.success ? answer.data.orders.find((one) => one.orderNumber === orderNumber) : undefined
  if (!order) throw new Error(`${orderNumber} is not in the list`)
  await control.ageOrder(orderNumber, Math.round((Date.parse(order.placedAt) - moment) / MINUTE_MS))
}

const textOf = (member: Member, path: string) =>
  member.open(member.locale === 'fr-ca' ? `/fr-ca${path}` : path).then((answer) => answer.text())

test.each(['en-ca', 'fr-ca'] as const)(
  'orders and account events are dated in the member’s time zone, in %s',
  async (locale) => {
    const member = await signedIn({ points: 30_000, provinceCode: 'NL' }, { locale })
    const numbers = [await place(member), await place(member)] as const
    const day = addDays(dayIn(Date.now(), ZONE), -3)
    const midnight = endOfDay(addDays(day, -1), ZONE)
    await placedAt(member, numbers[0], midnight - AROUND * MINUTE_MS)
    await placedAt(member, numbers[1], midnight + AROUND * MINUTE_MS)
    const list = (await textOf(member, '/account/orders')).split('<li')
    for (const [index, orderNumber] of numbers.entries()) {
      const own = formatDate(addDays(day, index - 1), locale, ZONE)
      const row = list.find((part) => part.includes(`/account/orders/${orderNumber}"`))
      expect(row, 'the list').toContain(own)
      expect(await textOf(member, `/account/orders/${orderNumber}`), 'the order').toContain(own)
    }
    const { events } = await member.at(() => getSecurityLog({ fetch: member.fetch }))
    const security = await textOf(member, '/account/security')
    expect(events.length).toBeGreaterThan(0)
    for (const { at } of events) {
      // Day and time of an event stand apart.
      expect(security).toContain(formatDate(at, locale, ZONE))
      expect(security).toContain(formatTime(at, locale, ZONE))
      expect(security).not.toContain(formatDateAndTime(at, locale, 'UTC'))
    }
  },
)
