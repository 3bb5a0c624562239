import { expect, test } from 'vitest'
import { endOfDay } from '../../app/domain/countdown.ts'
import { addDays, formatDate, formatDateAndTime, formatDay, formatTime } from '../../app/domain/dates.ts'
import { dayIn } from '../../app/domain/time-zone.ts'
import { listOrders } from '../../app/features/orders/orders.data.ts'
import { getSecurityLog } from '../../app/features/security/security.data.ts'
import { getProfile } from '../../app/member-data/profile.data.ts'
import { wordsIn } from '../support/words.ts'
import { fieldOf } from './forms.ts'
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

test.each(['en-ca', 'fr-ca'] as const)(
  'whoever chooses another time zone than the province’s sees that zone’s days, until they move: in %s',
  async (locale) => {
    const day = addDays(dayIn(Date.now(), 'America/Toronto'), -9)
    const early = new Date(endOfDay(addDays(day, -1), 'America/Toronto') + AROUND * MINUTE_MS).toISOString()
    const transactions = [{ occurredAt: early, points: 20, description: 'Night Diner' }]
    const member = await signedIn({ provinceCode: 'ON', transactions }, { locale })
    const form = `${locale === 'fr-ca' ? '/fr-ca' : ''}/account/profile?edit=province`
    const save = (timeZone: string, provinceCode = 'ON') => member.post(form, { provinceCode, timeZone })
    const kept = async () => (await member.at(() => getProfile({ fetch: member.fetch }))).timeZone
    const line = async () =>
      (await textOf(member, '/account/history')).split('<li').find((part) => part.includes('Night Diner'))
    const written = (on: string) => formatDay(on, locale, ZONE)
    expect(await line()).toContain(written(day))

    const asked = await textOf(member, '/account/profile?edit=province')
    const zones = asked.slice(asked.indexOf(fieldOf(asked, 'timeZone'))).split('<option')
    const own = wordsIn(locale)('profile_zone', { zone: 'America/Toronto' })
    expect(zones.find((option) => option.includes(own))).toMatch(/^[^>]*value=""/)

    expect((await save('America/Winnipeg')).status).toBe(303)
    expect(await kept()).toBe('America/Winnipeg')
    expect(await line()).toContain(written(addDays(day, -1)))
    const zone = wordsIn(locale)('profile_zone', { zone: 'America/Winnipeg' })
    expect(await textOf(member, '/account/profile')).toContain(
      wordsIn(locale)('profile_timeZoneIs', { zone }),
    )

    const refused = await save('America/Edmonton', '')
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect(html.slice(html.indexOf(fieldOf(html, 'timeZone')))).toMatch(
      /<option[^>]*value="America\/Edmonton"[^>]*\sselected/,
    )
    expect(await kept()).toBe('America/Winnipeg')

    // The province's own, as a browser without JavaScript sends it with another province.
    expect((await save('', 'NL')).status).toBe(303)
    expect(await kept()).toBeNull()
  },
)
