import { createHash } from 'node:crypto'
import { createTally, type Figure, inTurns, numbers } from '../figure.ts'
import { aCustomer } from '../harness/control.ts'
import { createMember, type Member } from '../harness/member.ts'
import { backendUrl, doorOrigin, PROCESSES, publicOrigin } from '../harness/world.ts'
import type { Stage } from '../stage.ts'

/** What the site allows (docs/operate.md, "Limits"). */
const PINS_PER_CUSTOMER = 5
const SIGN_INS_PER_ADDRESS = 60

/** As a deployment counts, where an address is one customer; the sandbox lets ten thousand share one. */
const STRICT = { CUSTOMERS_PER_ADDRESS: '1' }

async function withStrictLimits<T>({ restartSite }: Stage, work: () => Promise<T>): Promise<T> {
  for (const index of numbers(PROCESSES)) await restartSite(index, STRICT)
  try {
    return await work()
  } finally {
    for (const index of numbers(PROCESSES)) await restartSite(index)
  }
}

/** Spellings of addresses of one /64, each of another host in it. */
function spelling(index: number): string {
  const host = [index * 7919, index * 104_729, index * 31, index].map((word) => word & 0xffff)
  const words = [0x2001, 0xdb8, 0x51, 0x7, ...host].map((word) => word.toString(16))
  const padded = words.map((word) => word.padStart(4, '0'))
  const ways = [
    words.join(':'),
    padded.join(':'),
    padded.join(':').toUpperCase(),
    `[${words.join(':')}]:${40_000 + index}`,
  ]
  return ways[index % ways.length] ?? words.join(':')
}

const anIpv4 = (index: number) => `198.51.${index >> 8}.${index & 255}`

/** `{ data: { pin, token } }` as Start writes it (seroval). */
const pinBody = (pin: string, token: string) =>
  `{"t":{"t":10,"i":0,"p":{"k":["data"],"v":[{"t":10,"i":1,"p":{"k":["pin","token"],"v":[${[pin, token].map((s) => JSON.stringify({ t: 1, s })).join(',')}]},"o":0}]},"o":0},"f":127,"m":[]}`

const redeemPin = createHash('sha256')
  .update('app/features/promo/promo.functions.ts--redeemPin_createServerFn_handler')
  .digest('hex')

async function tryPin(member: Member, index: number): Promise<number> {
  const bot = await fetch(`${backendUrl}/bot-check/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'redeemPromotionPin' }),
  })
  // The widget's provider answers with exactly this.
  const { token } = (await bot.json()) as { token: string }
  const response = await fetch(`${doorOrigin(index % PROCESSES)}/_serverFn/${redeemPin}`, {
    method: 'POST',
    body: pinBody(`GUESS${String(index).padStart(6, '0')}`, token),
    headers: {
      cookie: member.cookies(),
      origin: publicOrigin,
      'content-type': 'application/json',
      'x-tsr-serverfn': 'true',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `10.0.0.1, ${anIpv4(index)}`,
    },
  })
  await response.body?.cancel()
  return response.status
}

/** How many PINs of a customer the backend was asked about. */
async function pinsSeen(sub: string): Promise<number> {
  const response = await fetch(`${backendUrl}/control/customers/${sub}`)
  // The control API answers with exactly this.
  const { calls } = (await response.json()) as { calls: { operation: string }[] }
  return calls.filter(({ operation }) => operation === 'redeemPromotionPin').length
}

/** G14: one customer's guesses from as many addresses as there are guesses, all processes at once. */
export async function guessedPins(stage: Stage, guesses: number): Promise<Figure> {
  return withStrictLimits(stage, async () => {
    const tally = createTally()
    const thief = createMember(await aCustomer())
    await thief.signIn()
    const statuses = await inTurns(numbers(guesses), 32, (index) => tryPin(thief, index))
    const seen = await pinsSeen(thief.customer.sub)
    tally.expect(seen > 0 && seen <= PINS_PER_CUSTOMER, `the backend was asked ${seen} times`)
    const refused = statuses.filter((status) => status === 429).length
    tally.expect(refused === guesses - seen, `${refused} of ${guesses} were turned away`)
    const honest = createMember(await aCustomer())
    await honest.signIn()
    await tryPin(honest, guesses)
    tally.expect((await pinsSeen(honest.customer.sub)) === 1, 'an honest customer was turned away')
    return {
      name: 'Limits: one customer guesses PINs from as many addresses, 4 processes at once',
      goal: `at most ${PINS_PER_CUSTOMER} of ${guesses} reach the backend; an honest customer gets in at once`,
      measured: `${seen} reached it, ${refused} turned away, ${tally.notes.length} deviations`,
      isMet: tally.notes.length === 0,
      notes: tally.notes,
    }
  })
}

/** One /64 under every spelling, and a client that writes hops of its own before the trusted one. */
export async function spelledAddresses(stage: Stage, tries: number): Promise<Figure> {
  return withStrictLimits(stage, async () => {
    const tally = createTally()
    const begin = async (index: number, forwarded: string): Promise<boolean> => {
      const response = await fetch(`${doorOrigin(index % PROCESSES)}/auth/sign-in?returnTo=/account`, {
        redirect: 'manual',
        headers: { 'x-forwarded-for': forwarded, accept: 'text/html' },
      })
      await response.body?.cancel()
      return !(response.headers.get('location') ?? '/').startsWith('/')
    }
    const count = (begun: readonly boolean[]) => begun.filter(Boolean).length
    const spelled = count(await inTurns(numbers(tries), 32, (index) => begin(index, spelling(index))))
    const forged = count(
      await inTurns(numbers(tries), 32, (index) => begin(index, `${anIpv4(index)}, 203.0.113.9`)),
    )
    tally.expect(spelled === SIGN_INS_PER_ADDRESS, `${spelled} of one /64 got in`)
    tally.expect(forged === SIGN_INS_PER_ADDRESS, `${forged} of one address with forged hops got in`)
    tally.expect(await begin(0, '2001:db8:51:8::1'), 'a neighbour was turned away')
    return {
      name: 'Limits: sign-in starts of one /64 in many spellings, and with forged hops, 4 processes',
      goal: `${SIGN_INS_PER_ADDRESS} of ${tries} each; another /64 gets in`,
      measured: `${spelled} and ${forged} got in, ${tally.notes.length} deviations`,
      isMet: tally.notes.length === 0,
      notes: tally.notes,
    }
  })
}
