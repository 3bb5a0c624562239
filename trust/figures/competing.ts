import { wordsIn } from '../../tests/support/words.ts'
import { createTally, type Figure, inTurns, numbers } from '../figure.ts'
import { pointsLeft, readBooks } from '../harness/books.ts'
import { aCustomer } from '../harness/control.ts'
import { createMember, type Member } from '../harness/member.ts'
import { ORDER_CENTS, ORDER_POINTS, orderAt, planFor, travelReviewPath } from '../harness/order.ts'
import { PROCESSES, type World } from '../harness/world.ts'
import { judge, judgeMoney } from '../judge.ts'

const ORDERS = 200
const AFFORDED = 7
const LEFT_OVER = 100
/** The site keeps this many concurrent step-ups per session, one for each tab. */
const ORDERS_PER_SESSION = 10

/** A confirmed order of one customer whose callback has not been opened. */
interface Confirmed {
  readonly member: Member
  readonly callback: string
}

/** One customer in twenty browsers who has confirmed 200 different orders with points for seven. */
async function manyConfirmed(world: World): Promise<{ sub: string; orders: Confirmed[] }> {
  const trips = planFor('travel').travelPurchases?.[0]
  if (!trips) throw new Error('a plan for travel has no trip')
  const customer = await aCustomer(AFFORDED * ORDER_POINTS + LEFT_OVER, {
    travelPurchases: numbers(ORDERS).map(() => trips),
  })
  const { sub } = customer
  const purchases = readBooks(world.dataDir, ({ rows }) =>
    rows('SELECT id FROM travel_purchases WHERE sub = ?', sub).map(({ id }) => String(id)),
  )
  const orders: Confirmed[] = []
  for (let first = 0; first < purchases.length; first += ORDERS_PER_SESSION) {
    const member = createMember(customer)
    await member.signIn()
    // Sequentially, because the typed code has to be the latest one.
    for (const purchase of purchases.slice(first, first + ORDERS_PER_SESSION))
      orders.push({ member, callback: await orderAt(member, travelReviewPath(customer, purchase)) })
  }
  return { sub, orders }
}

/** Opens the callbacks of 200 different orders of one customer at once, with points for seven. */
export async function competingThroughSite(world: World, rounds: number): Promise<Figure> {
  const tally = createTally()
  const refusedTitle = wordsIn('en-ca')('redeem_refusedTitle')
  let sent = 0
  for (const round of numbers(rounds)) {
    const { sub, orders } = await manyConfirmed(world)
    const say = (isSo: boolean, otherwise: string) => tally.expect(isSo, `round ${round}: ${otherwise}`)
    say(orders.length === ORDERS, `${orders.length} orders were confirmed`)
    const answers = await Promise.all(
      orders.map(async ({ member, callback }, n) => ({
        member,
        answer: await member.get(callback, n % PROCESSES).catch(() => undefined),
      })),
    )
    sent += answers.length
    const told: string[] = []
    const others: { member: Member; location: string }[] = []
    for (const { member, answer } of answers) {
      const location = answer?.location ?? ''
      const orderNumber = new URL(location, 'http://x').searchParams.get('orderNumber')
      if (orderNumber) told.push(orderNumber)
      else if (location.startsWith('/account/redeem/travel')) others.push({ member, location })
      else say(false, `an order was answered ${answer?.status} ${location}`)
    }
    // The redirect alone does not say what happened; the page it leads to does.
    const refused = await inTurns(others, 4, async ({ member, location }) =>
      (await member.get(location)).text.includes(refusedTitle),
    )
    const unsaid = refused.filter((isTold) => !isTold).length
    say(unsaid === 0, `${unsaid} orders neither were placed nor were called refused`)
    const { placed, left, running, wrong } = readBooks(world.dataDir, (books) => ({
      placed: books.rows('SELECT order_number FROM orders WHERE sub = ?', sub),
      left: pointsLeft(books, sub),
      running: books.number("SELECT COUNT(*) AS n FROM redemptions WHERE sub = ? AND state = 'running'", sub),
      wrong: judgeMoney(books, { sub, kind: 'travel', centsPerOrder: ORDER_CENTS.travel }),
    }))
    const numbersPlaced = placed.map((row) => String(row.order_number)).sort()
    say(placed.length === AFFORDED, `${placed.length} of ${ORDERS} orders were placed`)
    say(
      numbersPlaced.join() === told.sort().join(),
      `told of ${told.length} orders, not of those in the books`,
    )
    say(left === LEFT_OVER, `${left} points are left`)
    tally.notes.push(...wrong)
    say(running === 0, `${running} keys are still at work`)
  }
  tally.notes.push(...judge(world.dataDir, []))
  return {
    name: `Redemption: ${ORDERS} different confirmed orders of one customer with points for ${AFFORDED}, in one tick, through 4 processes`,
    goal: `${AFFORDED} orders in each of ${rounds} rounds; each customer's page says which`,
    measured: `${rounds} rounds, ${sent} orders, ${tally.notes.length} deviations`,
    isMet: tally.notes.length === 0 && sent === rounds * ORDERS,
    notes: tally.notes,
  }
}
