import { pinTries } from '@borealis/contract/limits.ts'
import { expect, onTestFinished, test } from 'vitest'
import { redeemPin } from '../../app/features/promo/promo.data.ts'
import { getBalance } from '../../app/member-data/balance.data.ts'
import { createControl } from '../support/control.ts'
import { startWorld } from '../support/world.ts'
import { control, type Member, signedIn } from './member.ts'
import { aProof } from './proof.ts'
import { tooSlow } from './site-limits.ts'

async function tries(member: Member, pin: string) {
  const token = await aProof(member, 'redeemPromotionPin')
  return member.at(() => redeemPin({ data: { pin, token }, fetch: member.fetch }))
}

test('a PIN adds its points once, in any notation', async () => {
  const member = await signedIn({ points: 100 })
  expect(await tries(member, 'aurora-500')).toMatchObject({
    ok: true,
    result: { points: 500, balanceAfter: 600, description: 'Winter letter' },
  })
  expect(await tries(member, 'AURORA 500')).toMatchObject({ ok: false, code: 'PIN_ALREADY_USED' })
})

test('the reason why a PIN adds nothing is in the member’s language', async () => {
  const member = await signedIn({ points: 100 }, { locale: 'fr-ca' })
  const [over, unknown] = [await tries(member, 'SUMMER2026'), await tries(member, 'NOSUCHPIN')]
  expect(over).toMatchObject({ ok: false, code: 'PIN_EXPIRED', detail: expect.stringContaining('NIP') })
  expect(unknown).toMatchObject({ ok: false, code: 'PIN_NOT_FOUND', detail: expect.stringContaining('NIP') })
})

test('the limit of attempts is on the page, and is enforced', async () => {
  const member = await signedIn()
  const page = await (await member.open('/account/promo')).text()
  expect(page).toContain(`${pinTries.count} attempts in ${pinTries.minutes} minutes`)
  for (let count = 0; count < pinTries.count; count += 1) {
    expect(await tries(member, 'NOSUCHPIN')).toMatchObject({ code: 'PIN_NOT_FOUND' })
  }
  await expect(tries(member, 'NOSUCHPIN')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test('too many attempts by the backend’s count get the page’s own message, too', async () => {
  const member = await signedIn()
  await control.setScenario(member.customer.sub, {
    call: 'redeemPromotionPin',
    kind: 'status',
    status: 429,
    code: 'TOO_MANY_REQUESTS',
  })
  await expect(tries(member, 'AURORA500')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 })
})

test.each([
  ['answers 503', { kind: 'status', status: 503 }, { status: 503 }],
  ['drops the connection', { kind: 'reset' }, { code: 'NETWORK' }],
] as const)(
  'a backend that %s may have redeemed the PIN: the attempt is counted',
  async (_name, scenario, ending) => {
    const member = await signedIn()
    await control.setScenario(member.customer.sub, { call: 'redeemPromotionPin', ...scenario })
    for (let count = 0; count < pinTries.count; count += 1) {
      await expect(tries(member, 'AURORA500')).rejects.toMatchObject(ending)
    }
    await expect(tries(member, 'AURORA500')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  },
)

test('a PIN whose answer takes too long is given up', async () => {
  const member = await signedIn()
  const token = await aProof(member, 'redeemPromotionPin')
  await control.setScenario(member.customer.sub, { call: '*', ...tooSlow })
  const tried = member.at(() => redeemPin({ data: { pin: 'NOBODYS-PIN-0000', token }, fetch: member.fetch }))
  await expect(tried).rejects.toMatchObject({ code: 'TIMEOUT' })
})

test('while the bot check is unavailable, a PIN is not tried and no attempt is counted', async () => {
  const world = await startWorld({
    BOT_CHECK: 'turnstile',
    BOT_CHECK_VERIFIER: 'site',
    TURNSTILE_SITE_KEY: 'site',
    TURNSTILE_SECRET: 'a secret of this test',
    // A port without a listener.
    BOT_CHECK_VERIFY_URL: 'http://127.0.0.1:9/siteverify',
    CUSTOMERS_PER_ADDRESS: '1',
  })
  onTestFinished(() => world.close())
  const member = await signedIn({}, { world })
  for (let count = 0; count <= pinTries.count; count += 1) {
    await expect(
      member.at(() => redeemPin({ data: { pin: 'AURORA500', token: 'any' }, fetch: member.fetch })),
    ).rejects.toMatchObject({ code: 'BOT_CHECK_DOWN' })
  }
})

test('a PIN that is not sent, while the backend fails, is given back', async () => {
  const world = await startWorld({ CIRCUIT_BREAKER: '1', CUSTOMERS_PER_ADDRESS: '1' })
  onTestFinished(() => world.close())
  const member = await signedIn({}, { world })
  const failing = { call: '*', kind: 'status', status: 503 } as const
  await createControl(world).setScenario(member.customer.sub, failing)
  for (let count = 0; count < 25; count += 1)
    await expect(member.at(() => getBalance({ fetch: member.fetch }))).rejects.toThrow()
  for (let count = 0; count <= pinTries.count; count += 1)
    await expect(tries(member, 'AURORA500')).rejects.toMatchObject({ code: 'NOT_SENT' })
})
