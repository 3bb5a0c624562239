import { createTally, type Figure, inTurns, numbers } from '../figure.ts'
import { type Called, newMember, redeemPin, register, validateEmail } from '../harness/call.ts'
import { control } from '../harness/control.ts'
import { aMember, type Member } from '../harness/member.ts'
import { type Door, doorOrigin, PROCESSES, publicOrigin } from '../harness/world.ts'
import type { Stage } from '../stage.ts'

/** The limits of the site (docs/operate.md, "Rate limits"). */
const PINS_PER_CUSTOMER = 5
const SIGN_INS_PER_ADDRESS = 60
const CHECKS_PER_ADDRESS = 30
const JOINS_PER_ADDRESS = 10
const REPORTS_PER_ADDRESS = 20
const PINS_PER_ADDRESS = 20
const REPORTS_A_MINUTE = 300
const PINS_A_MINUTE = 300

/** The code of a rate-limited call. */
const REFUSED = 'TOO_MANY_REQUESTS'

/**
 * Counts as a deployment does, with one customer per IP address; the sandbox lets ten thousand share one. Earlier
 * counts remain, so members sign in before this is set.
 */
const STRICT = { CUSTOMERS_PER_ADDRESS: '1' }

/** Different notations of addresses in one /64, each of another host. */
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

/** A request from its own IP address, directly to one of the processes. */
const from = (index: number, address: string) => ({
  door: index % PROCESSES,
  headers: { 'x-forwarded-for': `10.0.0.1, ${address}` },
})

/** Sends a browser's report of a script error. Resolves to whether it was accepted. */
async function report(index: number, address: string, door: Door = index % PROCESSES): Promise<boolean> {
  const { status } = await fetch(`${doorOrigin(door)}/reports/failure`, {
    method: 'POST',
    body: '{}',
    headers: { origin: publicOrigin, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address },
  })
  return status === 204
}

const tryPin = async (member: Member, index: number, address = anIpv4(index)): Promise<Called> =>
  redeemPin(
    `GUESS${String(index).padStart(6, '0')}`,
    await control.botToken('redeemPromotionPin'),
    member.cookies(),
    from(index, address),
  )

/** How many PIN attempts of a customer reached the backend. */
async function pinsSeen(sub: string): Promise<number> {
  const { calls } = await control.look(sub)
  return calls.filter(({ operation }) => operation === 'redeemPromotionPin').length
}

/** One customer guesses PINs from as many IP addresses as guesses, at all processes at once. */
export async function guessedPins(stage: Stage, guesses: number): Promise<Figure> {
  const [thief, honest] = [await aMember(), await aMember()]
  return stage.withSettings(STRICT, async () => {
    const tally = createTally()
    const answers = await inTurns(numbers(guesses), 32, (index) => tryPin(thief, index))
    const seen = await pinsSeen(thief.customer.sub)
    tally.expect(seen > 0 && seen <= PINS_PER_CUSTOMER, `the backend was asked ${seen} times`)
    const refused = answers.filter(({ code }) => code === REFUSED).length
    tally.expect(refused === guesses - seen, `${refused} of ${guesses} were turned away`)
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

/** One /64 in many notations, and a client that forges forwarded hops before the trusted one. */
export async function spelledAddresses(stage: Stage, wanted: number): Promise<Figure> {
  // With fewer attempts than the limit, nothing would be rejected in any case.
  const tries = Math.max(wanted, SIGN_INS_PER_ADDRESS + 1)
  return stage.withSettings(STRICT, async () => {
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

/** The e-mail check, registration, browser reports and PINs: one /64 in many notations, at all processes at once. */
export async function otherLimits(stage: Stage, wanted: number): Promise<Figure> {
  const tries = Math.max(wanted, CHECKS_PER_ADDRESS + 1)
  // So many customers that none of them reaches the limit per customer.
  const guessers = await inTurns(numbers(2 * PINS_PER_ADDRESS), 4, () => aMember())
  return stage.withSettings(STRICT, async () => {
    const tally = createTally()
    const gotIn = async (asked: Promise<Called>) => (await asked).code !== REFUSED
    const doors: Record<
      string,
      { readonly max: number; ask(index: number, address: string): Promise<boolean> }
    > = {
      'e-mail check': {
        max: CHECKS_PER_ADDRESS,
        ask: async (index, address) =>
          gotIn(
            validateEmail(
              `nobody-${index}@example.ca`,
              await control.botToken('validateEmail'),
              from(index, address),
            ),
          ),
      },
      joining: {
        max: JOINS_PER_ADDRESS,
        ask: async (index, address) =>
          gotIn(
            register(
              newMember(`flood-${index}-${crypto.randomUUID()}@example.ca`),
              await control.botToken('createCustomer'),
              from(index, address),
            ),
          ),
      },
      reports: { max: REPORTS_PER_ADDRESS, ask: report },
      'PINs of 40 customers': {
        max: PINS_PER_ADDRESS,
        ask: async (index, address) => {
          const guesser = guessers[index % guessers.length]
          if (!guesser) throw new Error('there is nobody who guesses')
          return gotIn(tryPin(guesser, index, address))
        },
      },
    }
    const said: string[] = []
    for (const [name, { max, ask }] of Object.entries(doors)) {
      const got = (await inTurns(numbers(tries), 32, (index) => ask(index, spelling(index)))).filter(
        Boolean,
      ).length
      tally.expect(got === max, `${name}: ${got} of one /64 got in`)
      tally.expect(await ask(0, '2001:db8:51:9::1'), `${name}: a neighbour was turned away`)
      said.push(`${name} ${got}`)
    }
    // What a client sends precedes what the proxy adds: everybody behind this proxy has one address.
    const forged = (
      await inTurns(numbers(2 * REPORTS_PER_ADDRESS), 16, (index) => report(index, spelling(index), 'proxy'))
    ).filter(Boolean).length
    tally.expect(forged === REPORTS_PER_ADDRESS, `${forged} reports got in through the proxy`)
    said.push(`reports through the proxy ${forged}`)
    return {
      name: 'Limits: e-mail check, joining, reports and many customers’ PINs of one /64 in many spellings, 4 processes',
      goal: `${Object.values(doors)
        .map(({ max }) => max)
        .join(
          ', ',
        )} of ${tries} get in, a neighbour does too; through the proxy ${REPORTS_PER_ADDRESS} reports of one client that writes others' addresses`,
      measured: `${said.join(', ')}; ${tally.notes.length} deviations`,
      isMet: tally.notes.length === 0,
      notes: tally.notes,
    }
  })
}

/** A limit with its global ceiling per minute, and how many attempts one address has left after the ceiling. */
interface Braked {
  readonly name: string
  readonly ceiling: number
  readonly left: number
  /** Whether an attempt was accepted. */
  readonly flood: (index: number, address: string) => Promise<boolean>
  /** The same for a client without earlier attempts. */
  readonly newcomer: (index: number, address: string) => Promise<boolean>
}

const isIn = async (asked: Promise<Called>) => (await asked).code !== REFUSED

async function join(index: number, address: string): Promise<boolean> {
  const token = await control.botToken('createCustomer')
  const who = newMember(`brake-${index}-${crypto.randomUUID()}@example.ca`)
  return isIn(register(who, token, from(index, address)))
}

async function check(index: number, address: string): Promise<boolean> {
  const token = await control.botToken('validateEmail')
  return isIn(validateEmail(`brake-${index}@example.ca`, token, from(index, address)))
}

/** Sign-in has a global ceiling too, but its 6,000 attempts a minute would take too long. */
const doorsFor = (thieves: readonly Member[], honest: Member): readonly Braked[] => [
  { name: 'reports', ceiling: REPORTS_A_MINUTE, left: 1, flood: report, newcomer: report },
  { name: 'joining', ceiling: 200, left: 3, flood: join, newcomer: join },
  { name: 'e-mail check', ceiling: 600, left: 5, flood: check, newcomer: check },
  {
    name: 'PIN',
    ceiling: PINS_A_MINUTE,
    left: 2,
    flood: async (index) => {
      const thief = thieves[index % thieves.length]
      if (!thief) throw new Error('there is nobody who guesses')
      return isIn(tryPin(thief, index))
    },
    newcomer: (index) => isIn(tryPin(honest, 9_000 + index)),
  },
]

/** The global ceiling: attempts from so many IP addresses and customers that no limit of one of them applies. */
export async function brake(stage: Stage): Promise<Figure> {
  const [honest, other] = [await aMember(), await aMember()]
  const thieves = await inTurns(numbers(PINS_A_MINUTE / PINS_PER_CUSTOMER), 4, () => aMember())
  return stage.withSettings(STRICT, async () => {
    const tally = createTally()
    const said: string[] = []
    for (const { name, ceiling, left, flood, newcomer } of doorsFor(thieves, honest)) {
      // The last door, with the brakes of the others on. Its minute begins here: not before, or it would end in the flood.
      if (name === 'PIN') {
        tally.expect(
          (await tryPin(other, 9_999)).code === undefined,
          'the brake of one door holds up another',
        )
      }
      const began = performance.now()
      // One attempt each, which every limit per address allows.
      await inTurns(numbers(ceiling), 32, (index) => flood(index, `198.18.${index >> 8}.${index & 255}`))
      const seconds = (performance.now() - began) / 1000
      const then = await inTurns(numbers(left + 2), 1, (index) => newcomer(index, '203.0.113.77'))
      tally.expect(seconds < 60, `${name}: ${ceiling} tries took ${Math.round(seconds)} s: no flood`)
      const letIn = then.filter(Boolean).length
      tally.expect(
        letIn === left && !then.slice(left).some(Boolean),
        `${name}: with the brake on ${letIn} of one newcomer got in`,
      )
      said.push(`${name} after ${ceiling} in ${seconds.toFixed(1)} s, then ${letIn} of ${left + 2}`)
    }
    return {
      name: 'Limits: reports, joining, e-mail check and PINs of as many addresses as there are, until the brake is on, 4 processes',
      goal: 'on within 60 s; 1, 3, 5 and 2 tries of a newcomer still get in, the next is refused; the brake of one door holds up no other',
      measured: `${said.join('; ')}; ${tally.notes.length} deviations`,
      isMet: tally.notes.length === 0,
      notes: tally.notes,
    }
  })
}
