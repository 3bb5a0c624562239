import { createHash, createHmac, randomBytes } from 'node:crypto'
import { altcha } from '../../app/bot-check/altcha.server.ts'
import type { BotAction } from '../../app/bot-check/bot-check.ts'
import { solveAltcha } from '../../app/bot-check/solve-altcha.ts'
import { createTally, type Figure, inTurns, numbers } from '../figure.ts'
import { validateEmail } from '../harness/call.ts'
import { control } from '../harness/control.ts'
import { PROCESSES } from '../harness/world.ts'
import type { Stage } from '../stage.ts'

const KEY = randomBytes(32).toString('hex')
const MAX_NUMBER = 1_000
/** Settings with which each of the site's four processes verifies tokens itself. */
const SITE_VERIFIES = {
  BOT_CHECK: 'altcha',
  BOT_CHECK_VERIFIER: 'site',
  ALTCHA_HMAC_KEY: KEY,
  ALTCHA_MAX_NUMBER: String(MAX_NUMBER),
}

async function solved(action: BotAction, key = KEY): Promise<string> {
  const made = await altcha({ keys: [key], maxNumber: MAX_NUMBER }).challenge(action)
  if (made.kind !== 'altcha') throw new Error('another kind of challenge')
  return solveAltcha(made)
}

type Parts = Record<string, unknown>
const open = (token: string): Parts => JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
const close = (parts: Parts): string => Buffer.from(JSON.stringify(parts)).toString('base64')

/** A token that is valid but expired, signed with the site's own key. */
function expired(secondsAgo: number): string {
  const salt = `${randomBytes(12).toString('hex')}?action=validateEmail&expires=${Math.floor(Date.now() / 1000) - secondsAgo}&`
  const challenge = createHash('sha256').update(`${salt}7`).digest('hex')
  const signature = createHmac('sha256', KEY).update(challenge).digest('hex')
  return close({ algorithm: 'SHA-256', challenge, number: 7, salt, signature })
}

async function spliced(index: number): Promise<string> {
  const [one, other] = [open(await solved('validateEmail')), open(await solved('validateEmail'))]
  const salt = String(one.salt)
  const digits = String(one.number)
  const ways: readonly Parts[] = [
    { ...one, salt: salt + digits.slice(0, 1), number: Number(digits.slice(1) || '0') },
    { ...one, signature: other.signature },
    { ...one, challenge: other.challenge, signature: other.signature },
    { ...one, salt: other.salt },
    { ...one, salt: salt.replace(/expires=\d+/, 'expires=999999999999') },
    { ...one, salt: salt.replace('action=validateEmail', 'action=validateEmail&action=createCustomer') },
    { ...one, number: Number(one.number) + 1 },
    { ...one, salt: salt.slice(0, -1), number: one.number },
  ]
  return close(ways[index % ways.length] ?? one)
}

/** Sends used tokens, and tokens that are wrong in one way, to four processes at once. */
export async function botTokens(stage: Stage, tries: number): Promise<Figure> {
  const tally = createTally()
  const of = (part: number) => numbers(Math.round(tries * part))
  let bad = 0
  let accepted = 0
  const send = async (kind: string, index: number, token: string) => {
    const answer = await validateEmail(`nobody-${crypto.randomUUID()}@example.ca`, token, {
      door: index % PROCESSES,
    })
    bad += 1
    if (answer.code === 'BOT_CHECK_FAILED') return
    accepted += Number(answer.code === undefined)
    tally.notes.push(`${kind}: ${answer.status} ${answer.code ?? answer.text.slice(0, 100)}`)
  }
  /** Sends one valid token to every process at once. One request is accepted; the others count as refused. */
  const replay = async (token: string, copies: readonly string[]) => {
    // A new address each time, because the backend limits checks per address.
    const email = `nobody-${crypto.randomUUID()}@example.ca`
    const answers = await Promise.all(
      [token, ...copies].map((copy, index) => validateEmail(email, copy, { door: index % PROCESSES })),
    )
    bad += answers.length - 1
    const got = answers.filter(({ code }) => code === undefined).length
    accepted += Math.max(0, got - 1)
    tally.expect(got === 1, `${got} of ${answers.length} copies of one token got in`)
    const others = answers.filter(({ code }) => code !== undefined && code !== 'BOT_CHECK_FAILED')
    tally.expect(others.length === 0, `a copy was answered ${others[0]?.code}`)
  }

  await stage.withSettings(SITE_VERIFIES, async () => {
    await inTurns(of(0.04), 8, async () => {
      const token = await solved('validateEmail')
      // The same solution in different notations.
      await replay(
        token,
        numbers(7).map((extra) => close({ ...open(token), took: extra })),
      )
    })
    await inTurns(of(0.15), 32, async (index) =>
      send('another action', index, await solved(index % 2 ? 'createCustomer' : 'redeemPromotionPin')),
    )
    await inTurns(of(0.15), 32, (index) => send('expired', index, expired(1 + index * 60)))
    await inTurns(of(0.2), 32, async (index) => send('spliced', index, await spliced(index)))
    await inTurns(of(0.1), 32, async (index) =>
      send('another key', index, await solved('validateEmail', `${KEY}x`)),
    )
    await inTurns(of(0.05), 32, (index) =>
      send('rubbish', index, randomBytes(index % 90).toString('base64') || '='),
    )
  })

  // The sandbox's own tokens, which its backend verifies.
  await inTurns(of(0.02), 8, async () => {
    const token = await control.botToken('validateEmail')
    await replay(token, [token, token, token])
  })
  await inTurns(of(0.05), 32, async (index) =>
    send('another action, at the backend', index, await control.botToken('createCustomer')),
  )
  return {
    name: 'Bot tokens: used, for another action, expired, spliced, of another key; 4 processes at once',
    goal: `0 accepted of at least ${tries}`,
    measured: `${accepted} accepted of ${bad}, ${tally.notes.length} deviations`,
    isMet: tally.notes.length === 0 && accepted === 0 && bad >= tries,
    notes: tally.notes,
  }
}
