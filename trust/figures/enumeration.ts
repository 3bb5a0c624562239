import { createTally, type Figure, inTurns, numbers } from '../figure.ts'
import { type Called, newMember, register, validateEmail } from '../harness/call.ts'
import { aCustomer, control } from '../harness/control.ts'
import { PROCESSES } from '../harness/world.ts'

/** The response of the registration form when no field has an error. */
const TAKEN = '"k":["ok"],"v":[{"t":2,"s":2}]'

/** Below this probability, two samples count as different. */
const MIN_P = 0.01

/**
 * The two-sample Kolmogorov-Smirnov test: the probability of a distance this large when both samples come from one
 * distribution (asymptotic, with Stephens' correction for the sample size).
 */
export function kolmogorovSmirnov(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [one, other].map((times) => [...times].sort((x, y) => x - y))
  if (!a?.length || !b?.length) throw new Error('both sets need times')
  let [i, j, distance] = [0, 0, 0]
  while (i < a.length && j < b.length) {
    const at = Math.min(a[i] ?? 0, b[j] ?? 0)
    while (i < a.length && (a[i] ?? 0) <= at) i += 1
    while (j < b.length && (b[j] ?? 0) <= at) j += 1
    distance = Math.max(distance, Math.abs(i / a.length - j / b.length))
  }
  const size = Math.sqrt((a.length * b.length) / (a.length + b.length))
  const lambda = (size + 0.12 + 0.11 / size) * distance
  if (lambda < 0.2) return 1
  let p = 0
  for (let k = 1; k <= 100; k += 1) p += 2 * (-1) ** (k - 1) * Math.exp(-2 * k * k * lambda * lambda)
  return Math.min(1, Math.max(0, p))
}

/** A response without the parts that always differ. */
function faceOf({ status, text, headers }: Called): string {
  const lines = [...headers]
    .filter(([name]) => !['date', 'keep-alive', 'connection'].includes(name))
    .map(([name, value]) => `${name}: ${value.replace(/'nonce-[^']+'/g, '')}`)
  const face = [status, ...lines.sort(), text].join('\n')
  return face.replaceAll(headers.get('x-correlation-id') ?? /$^/, '')
}

/** Checks that forms do not reveal whether an address is registered, by bytes or by time. */
export async function noEnumeration(samples: number, random: () => number): Promise<Figure> {
  const tally = createTally()
  // The backend answers ten checks per address; none is checked more than six times.
  const known = await inTurns(numbers(Math.ceil(samples / 3)), 8, async () => (await aCustomer()).email)
  const forms = {
    'the e-mail check': async (email: string, door: number) =>
      validateEmail(email, await control.botToken('validateEmail'), { door }),
    joining: async (email: string, door: number) =>
      register(newMember(email), await control.botToken('createCustomer'), { door }),
  }
  const said: string[] = []
  for (const [name, ask] of Object.entries(forms)) {
    const faces = { known: new Set<string>(), unknown: new Set<string>() }
    const times = { known: [] as number[], unknown: [] as number[] }
    await inTurns(numbers(2 * samples), 8, async (index) => {
      const isKnown = random() < 0.5
      // As long as the registered ones, so that length does not matter.
      const pattern = known[index % known.length] ?? ''
      const stranger = pattern.replace(/[a-z0-9]{6}(?=@)/, crypto.randomUUID().slice(0, 6))
      if (stranger === pattern) throw new Error(`nobody unknown can be made of ${pattern}`)
      const email = isKnown ? pattern : stranger
      const answer = await ask(email, index % PROCESSES)
      const side = isKnown ? 'known' : 'unknown'
      tally.expect(answer.code === undefined, `${name}, ${side}: ${answer.code}`)
      faces[side].add(faceOf(answer))
      times[side].push(answer.ms)
    })
    if (name === 'joining')
      tally.expect(
        [...faces.unknown].every((face) => face.includes(TAKEN)),
        'nobody joined: the form was refused',
      )
    const all = new Set([...faces.known, ...faces.unknown])
    tally.expect(
      all.size === 1,
      `${name}: ${all.size} different answers: ${[...all].map((face) => face.slice(-200)).join(' | ')}`,
    )
    const p = kolmogorovSmirnov(times.known, times.unknown)
    tally.expect(p > MIN_P, `${name}: the times differ, p = ${p.toFixed(4)}`)
    said.push(
      `${name} ${all.size - 1} differences, p = ${p.toFixed(2)} of ${times.known.length} and ${times.unknown.length}`,
    )
  }
  return {
    name: 'Who is a member: known and unknown addresses at the e-mail check and at joining',
    goal: `0 bytes of difference; Kolmogorov-Smirnov p above ${MIN_P} on ${samples} times of each`,
    measured: said.join('; '),
    isMet: tally.notes.length === 0,
    notes: tally.notes,
  }
}
