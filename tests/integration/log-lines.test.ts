import { readFile } from 'node:fs/promises'
import { expect, inject, test } from 'vitest'
import { updateProfile } from '../../app/features/account/account.data.ts'
import { listAddresses, prepareAddress } from '../../app/features/addresses/addresses.data.ts'
import { createClaim } from '../../app/features/claims/claims.data.ts'
import { prepareEmail } from '../../app/features/email-change/email-change.data.ts'
import { redeemPin } from '../../app/features/promo/promo.data.ts'
import { JOIN_WORDING, WORDING_FIELD } from '../../app/features/registration/check-join.ts'
import { registerMember, validateEmail } from '../../app/features/registration/registration.data.ts'
import { getProfile } from '../../app/member-data/profile.data.ts'
import pageData from '../../sandbox/seed/data/page-data.json' with { type: 'json' }
import { daysAgo, home } from '../support/samples.ts'
import { type Calls, endingsOf } from './endings.ts'
import { Browser, control, signedIn } from './member.ts'
import { aProof } from './proof.ts'

/** Unique words for every field that a customer can fill in. */
function somebody() {
  const mark = crypto.randomUUID().replaceAll('-', '').slice(0, 12)
  const digits = String(Math.floor(Math.random() * 1e5)).padStart(5, '0')
  return {
    email: `canary-${mark}@example.ca`,
    nextEmail: `next-${mark}@example.ca`,
    firstName: `Maelle${mark}`,
    lastName: `Robichaud${mark}`,
    phone: `613-55${digits.slice(0, 1)}-${digits.slice(1)}`,
    addressLine1: `214 ${mark} Drive`,
    pin: `PIN-${mark}`,
    comment: `told by ${mark}`,
    password: `secret-${mark}`,
  }
}
type Somebody = ReturnType<typeof somebody>

/** The calls that send these words, and those that return them. */
const callsOf = (own: Somebody): Calls => ({
  profile: ({ fetch }) => getProfile({ fetch }),
  name: ({ fetch }) =>
    updateProfile({
      data: { section: 'name', values: { firstName: own.firstName, lastName: own.lastName } },
      fetch,
    }),
  phone: ({ fetch }) => updateProfile({ data: { section: 'phone', values: { phone: own.phone } }, fetch }),
  addresses: ({ fetch }) => listAddresses({ fetch }),
  address: ({ fetch }) =>
    prepareAddress({ data: { typed: { ...home, addressLine1: own.addressLine1 } }, fetch }),
  email: ({ fetch }) => prepareEmail({ data: { typed: own.nextEmail }, fetch }),
  claim: ({ fetch }) =>
    createClaim({
      data: {
        key: crypto.randomUUID(),
        partnerCode: 'maple-books',
        occurredOn: daysAgo(30),
        amount: '12',
        receiptNumber: '',
        comment: own.comment,
      },
      fetch,
    }),
  pin: async (browser) => {
    const token = await aProof(browser, 'redeemPromotionPin')
    return browser.at(() => redeemPin({ data: { pin: own.pin, token }, fetch: browser.fetch }))
  },
  check: async (browser) => {
    const token = await aProof(browser, 'validateEmail')
    const data = { email: own.nextEmail, token }
    return browser.at(() => validateEmail({ data, fetch: browser.fetch }))
  },
  join: async (browser) => {
    const token = await aProof(browser, 'createCustomer')
    const { firstName, lastName, nextEmail: email } = own
    const agreed = { terms: pageData.termsVersion, [WORDING_FIELD]: JOIN_WORDING }
    const values = { email, firstName, lastName, birthDate: '1994-02-28', provinceCode: 'NB', ...agreed }
    return browser.at(() => registerMember({ data: { values, token }, fetch: browser.fetch }))
  },
})

test('no log line contains a customer’s name, input or data, whatever fails', async () => {
  const own = somebody()
  const { email, password, firstName, lastName, phone } = own
  const addresses = [{ ...home, addressLine1: own.addressLine1 }]
  const plan = { email, password, firstName, lastName, phone, addresses }
  const member = await signedIn(plan)
  const visitor = new Browser()
  const said = Object.values(own).join(' ')
  const troubles = [
    undefined,
    { kind: 'status', status: 409, code: 'CONFLICT', detail: said },
    { kind: 'status', status: 500, code: 'INTERNAL', detail: said },
    { kind: 'unparsable' },
    { kind: 'reset' },
    { kind: 'strange-keys' },
  ] as const
  for (const trouble of troubles) {
    if (trouble) await control.setScenario(member.customer.sub, { call: '*', ...trouble })
    const endings = await endingsOf(member, callsOf(own))
    if (!trouble)
      expect(endings).toMatchObject({
        ...Object.fromEntries(Object.keys(endings).map((name) => [name, { ok: true }])),
        profile: { email },
        addresses: { addresses },
        // Nobody's PIN, so that what was typed is refused.
        pin: { code: 'PIN_NOT_FOUND' },
      })
    for (const path of [
      '/account',
      '/account/profile',
      '/account/security',
      '/account/profile/addresses/new',
    ]) {
      const page = await member.open(path)
      // In trouble each has its own status, but none is unknown.
      if (trouble) expect(page.status, path).not.toBe(404)
      else expect([path, page.status]).toEqual([path, 200])
      await page.text()
    }
    await member.post('/account/profile', { section: 'phone', phone: own.phone, firstName })
    await visitor.open(`/search?q=${encodeURIComponent(own.lastName)}`)
    await visitor.open(`/auth/sign-in?login_hint=${encodeURIComponent(email)}`)
    // A mail program has escaped the question mark with the rest.
    const escaped = encodeURIComponent(`?email=${email}`)
    for (const path of ['/offers/SUMMER', '/no-such-page']) await visitor.open(path + escaped)
    // One that takes an e-mail address for the path of a page.
    for (const path of [email, encodeURIComponent(email)]) await visitor.open(`/${path}`)
    const elsewhere = { origin: 'https://elsewhere.example' }
    await visitor.request(`/${email}`, { method: 'POST', body: new URLSearchParams(), headers: elsewhere })
    await visitor.open(
      `/auth/callback?error=access_denied&state=x&error_description=${encodeURIComponent(said)}`,
    )
    await control.clearScenarios(member.customer.sub)
  }
  const log = await readFile(inject('world').siteLog, 'utf8')
  // The requests and failures were logged.
  for (const line of [
    '"path":"/account/profile"',
    'the backend did not answer',
    '"status":500',
    '"path":"/[e-mail]"',
    'a form was refused',
  ])
    expect(log).toContain(line)
  const found = Object.entries(own).filter(([, value]) =>
    [value, encodeURIComponent(value), value.toLowerCase()].some((one) => log.includes(one)),
  )
  expect(found.map(([name]) => name)).toEqual([])
})
