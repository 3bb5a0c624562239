import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { altcha } from './altcha.server.ts'
import type { AltchaChallenge, BotAction } from './bot-check.ts'
import { solveAltcha } from './solve-altcha.ts'

const key = 'a key of at least thirty-two characters'
const maxNumber = 2_000
const check = altcha({ keys: [key], maxNumber })

async function challenge(action: BotAction, from = check): Promise<AltchaChallenge> {
  const made = await from.challenge(action)
  if (made.kind !== 'altcha') throw new Error('another kind of challenge')
  return made
}

type Payload = Record<string, unknown>
const open = (token: string): Payload => JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
const close = (payload: Payload) => Buffer.from(JSON.stringify(payload)).toString('base64')

test('a solution is good for the action that it was made for, and for no other', async () => {
  const token = await solveAltcha(await challenge('createCustomer'))
  expect(await check.verify(token, 'createCustomer')).toMatchObject({ id: expect.stringMatching(/^altcha:/) })
  expect(await check.verify(token, 'redeemPromotionPin')).toBeNull()
})

test('one solution written in two ways has one name, so it is spent once', async () => {
  const token = await solveAltcha(await challenge('validateEmail'))
  const again = close({ took: 12, ...open(token) })
  expect(again).not.toBe(token)
  const [one, other] = [
    await check.verify(token, 'validateEmail'),
    await check.verify(again, 'validateEmail'),
  ]
  expect(one?.id).toBe(other?.id)
})

test('a solution ends with its challenge', async () => {
  let now = Date.now()
  const clocked = altcha({ keys: [key], maxNumber, now: () => now })
  const token = await solveAltcha(await challenge('validateEmail', clocked))
  now += 9 * 60_000
  expect(await clocked.verify(token, 'validateEmail')).not.toBeNull()
  now += 2 * 60_000
  expect(await clocked.verify(token, 'validateEmail')).toBeNull()
})

test('digits cannot move from the number to the end of the salt', async () => {
  const made = await challenge('validateEmail')
  const solved = open(await solveAltcha(made))
  const number = String(solved.number)
  for (let cut = 1; cut < number.length; cut += 1) {
    const salt = String(solved.salt) + number.slice(0, cut)
    const moved = close({ ...solved, salt, number: Number(number.slice(cut)) })
    expect(await check.verify(moved, 'validateEmail')).toBeNull()
  }
})

test('a challenge of one’s own making, a changed one and plain rubbish are refused', async () => {
  const solved = open(await solveAltcha(await challenge('validateEmail')))
  const salt = String(solved.salt).replace(/expires=\d+/, 'expires=99999999999')
  const own = createHash('sha256').update(`${salt}7`).digest('hex')
  const forged = [
    close({ ...solved, salt, number: 7, challenge: own }),
    close({ ...solved, signature: 'f'.repeat(64) }),
    close({ ...solved, number: Number(solved.number) + 1 }),
    close({ ...solved, algorithm: 'MD5' }),
    await solveAltcha(await challenge('validateEmail', altcha({ keys: [`${key}!`], maxNumber }))),
    '',
    'e30=',
    'not base64 at all',
    'A'.repeat(5_000),
  ]
  for (const token of forged) expect(await check.verify(token, 'validateEmail'), token).toBeNull()
})

test('a key is replaced in three rounds, and every challenge is good in the round after its own', async () => {
  const next = 'the key that comes after, of the same length'
  const rounds = [[key], [key, next], [next, key], [next]].map((keys) => altcha({ keys, maxNumber }))
  for (const [round, one] of rounds.entries()) {
    const token = await solveAltcha(await challenge('validateEmail', one))
    for (const neighbour of rounds.slice(Math.max(0, round - 1), round + 2))
      expect(await neighbour.verify(token, 'validateEmail'), `round ${round}`).not.toBeNull()
  }
  const old = await solveAltcha(await challenge('validateEmail', rounds[0]))
  expect(await rounds[3]?.verify(old, 'validateEmail')).toBeNull()
})

test('a damaged challenge ends, instead of being worked on for ever', async () => {
  const made = await challenge('validateEmail')
  await expect(solveAltcha({ ...made, challenge: '0'.repeat(64) })).rejects.toThrow('no solution')
})
