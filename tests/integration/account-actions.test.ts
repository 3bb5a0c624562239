import { defaultTimeZone } from '@borealis/contract/time-zones.ts'
import { expect, test } from 'vitest'
import { getReturnedAction } from '../../app/actions/step-up.data.ts'
import { withLocalePrefix } from '../../app/domain/locale.ts'
import { EMAIL_SEEN } from '../../app/domain/outcomes.ts'
import { dayIn } from '../../app/domain/time-zone.ts'
import { updateProfile } from '../../app/features/account/account.data.ts'
import { versionOf } from '../../app/features/account/section-version.ts'
import {
  listAddresses,
  prepareAddress,
  prepareAddressRemoval,
} from '../../app/features/addresses/addresses.data.ts'
import { cancelEmailChange, prepareEmail } from '../../app/features/email-change/email-change.data.ts'
import { getProfile } from '../../app/member-data/profile.data.ts'
import { home } from '../support/samples.ts'
import { fixedWords, wordsIn } from '../support/words.ts'
import { confirm, openCallback } from './confirm.ts'
import { fieldOf } from './forms.ts'
import { control, type Member, signedIn } from './member.ts'

const addressesOf = async (member: Member) =>
  (await member.at(() => listAddresses({ fetch: member.fetch }))).addresses

const returnedTo = (member: Member, intent: string) =>
  member.at(() => getReturnedAction({ data: { intent }, fetch: member.fetch }))

async function asked(member: Member, typed: Record<string, string>, uniqueId?: string): Promise<string> {
  const prepared = await member.at(() =>
    prepareAddress({ data: { typed, ...(uniqueId && { uniqueId }) }, fetch: member.fetch }),
  )
  if (!prepared.ok) throw new Error(`refused: ${JSON.stringify(prepared.errors)}`)
  return prepared.stepUp
}

test('a section of the profile is saved, and errors are returned by field', async () => {
  const member = await signedIn()
  const save = (
    section: 'name' | 'birthDate' | 'personalisation' | 'interests',
    values: Record<string, string>,
  ) => member.at(() => updateProfile({ data: { section, values }, fetch: member.fetch }))
  expect(await save('personalisation', { personalisation: 'no' })).toMatchObject({
    ok: true,
    profile: { preferences: { personalisation: false } },
  })
  expect(await save('interests', { 'interest:books-paper': 'on' })).toMatchObject({
    profile: { preferences: { interests: ['books-paper'], personalisation: false } },
  })
  expect(await save('interests', {})).toMatchObject({ profile: { preferences: { interests: [] } } })
  expect(await save('interests', { 'interest:no-such-thing': 'on' })).toMatchObject({
    ok: false,
    errors: { interests: expect.any(String) },
  })
  expect(await save('name', { firstName: ' ', lastName: 'Roy' })).toMatchObject({
    ok: false,
    errors: { firstName: expect.any(String) },
  })
  expect(await save('birthDate', { birthDate: '2999-01-01' })).toEqual({
    ok: false,
    errors: { birthDate: 'in-the-future' },
  })
})

test('whether a member is old enough is decided by the day where they live', async () => {
  const now = Date.now()
  const here = dayIn(now, defaultTimeZone)
  // Nineteen hours ahead and six behind: at any moment it is another day in one of them.
  const timeZone = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find((zone) => dayIn(now, zone) !== here) ?? ''
  const there = dayIn(now, timeZone)
  const isAhead = there > here
  const [year = '', day] = (isAhead ? there : here).split(/-(.*)/)
  // Nobody of fourteen was born on a leap day: the day beside it, on the side that is expected.
  const born = day !== '02-29' ? day : isAhead ? '02-28' : '03-01'
  const birthDate = `${Number(year) - 14}-${born}`
  const member = await signedIn({ timeZone })
  const saved = await member.at(() =>
    updateProfile({ data: { section: 'birthDate', values: { birthDate } }, fetch: member.fetch }),
  )
  expect(saved).toMatchObject(isAhead ? { ok: true } : { ok: false, errors: { birthDate: 'too-young' } })
})

test('a phone number is changed after a step-up, not by a session alone', async () => {
  const member = await signedIn({ phone: '705-555-0100' }, { locale: 'fr-ca' })
  const phone = async () => (await member.at(() => getProfile({ fetch: member.fetch }))).phone
  const save = async (typed: string) => {
    const data = { section: 'phone', values: { phone: typed } } as const
    const saved = await member.at(() => updateProfile({ data, fetch: member.fetch }))
    if (!('stepUp' in saved)) throw new Error(`no code was asked for: ${JSON.stringify(saved)}`)
    return saved.stepUp
  }
  const intent = await save('(506) 555 0188')
  // As somebody returns whom the provider was not able to ask.
  const waiting = await member.open(`/fr-ca/account/profile?edit=phone&intent=${intent}`)
  expect(await waiting.text()).toContain(fixedWords('fr-ca', 'profile_notYet'))
  const stopped = await openCallback(member, await member.stepUp(intent, 'cancel'))
  expect(stopped).toMatch(/^\/fr-ca\/account\/profile\?edit=phone&intent=/)
  expect(await phone()).toBe('705-555-0100')
  const shown = await (await member.open(stopped)).text()
  expect(shown).toContain(fixedWords('fr-ca', 'profile_phoneStopped'))
  expect(fieldOf(shown, 'phone')).toContain('value="506-555-0188"')

  expect(await confirm(member, await save('(506) 555 0188'))).toBe('/fr-ca/account/profile?saved=phone')
  expect(await phone()).toBe('506-555-0188')
  expect(await confirm(member, await save(''))).toBe('/fr-ca/account/profile?saved=phone')
  expect(await phone()).toBeNull()
})

test('a section that was changed in another tab is returned with the current profile, and saved when sent again', async () => {
  const member = await signedIn()
  const save = (values: Record<string, string>) =>
    member.at(() => updateProfile({ data: { section: 'interests', values }, fetch: member.fetch }))
  const version = versionOf('interests', await member.at(() => getProfile({ fetch: member.fetch })))
  expect(await save({ 'interest:books-paper': 'on', seen: version })).toMatchObject({ ok: true })
  const late = await save({ 'interest:travel': 'on', seen: version })
  expect(late).toMatchObject({
    ok: false,
    errors: { interests: 'changed-meanwhile' },
    profile: { preferences: { interests: ['books-paper'] } },
  })
  const newest = !late.ok && late.profile ? versionOf('interests', late.profile) : ''
  expect(await save({ 'interest:travel': 'on', seen: newest })).toMatchObject({
    ok: true,
    profile: { preferences: { interests: ['travel'] } },
  })
  // Another section does not conflict.
  const name = { section: 'name', values: { firstName: 'Noor', lastName: 'Roy' } } as const
  expect(await member.at(() => updateProfile({ data: name, fetch: member.fetch }))).toMatchObject({
    ok: true,
  })
})

test('an address is added, changed and removed, each after a step-up', async () => {
  const member = await signedIn()
  const cottage = {
    ...home,
    addressLine1: '9 chemin du Lac',
    city: 'Val-David',
    provinceCode: 'QC',
    postalCode: 'j0t2n0',
  }
  const landed = await confirm(member, await asked(member, cottage))
  const [added] = await addressesOf(member)
  expect(added).toMatchObject({ city: 'Val-David', postalCode: 'J0T 2N0' })
  const uniqueId = added?.uniqueId ?? ''
  // Each returns to its own row, and a removal to the link that adds an address.
  const line = `address-${uniqueId}`
  expect(landed).toBe(`/account/profile?address=created#${line}`)
  expect(await (await member.open('/account/profile')).text()).toContain(`id="${line}"`)
  expect(await confirm(member, await asked(member, { ...cottage, city: 'Sainte-Adèle' }, uniqueId))).toBe(
    `/account/profile?address=updated#${line}`,
  )
  expect(await addressesOf(member)).toMatchObject([{ city: 'Sainte-Adèle' }])
  const { stepUp } = await member.at(() => prepareAddressRemoval({ data: { uniqueId }, fetch: member.fetch }))
  const form = `/account/profile/addresses/${uniqueId}/delete?intent=${stepUp}`
  expect(await (await member.open(form)).text()).toContain(fixedWords('en-ca', 'addresses_removalNotYet'))
  expect(await confirm(member, stepUp)).toBe('/account/profile?address=deleted#add-address')
  expect(await addressesOf(member)).toEqual([])
})

test.each(['en-ca', 'fr-ca'] as const)(
  'what is wrong with an address is a code, which the form says in words (%s)',
  async (locale) => {
    const member = await signedIn({}, { locale })
    const typed = { ...home, city: '', postalCode: '12345' }
    expect(await member.at(() => prepareAddress({ data: { typed }, fetch: member.fetch }))).toEqual({
      ok: false,
      errors: { city: 'missing', postalCode: 'wrong' },
    })
    const answer = await member.post(withLocalePrefix('/account/profile/addresses/new', locale), typed)
    expect(await answer.text()).toContain(fixedWords(locale, 'field_postalZip'))
  },
)

test('an address that is added during an order is chosen for it', async () => {
  const member = await signedIn()
  const returnTo = '/gift-cards/prairie-outfitters/redeem?step=address&format=Physical'
  const prepared = await member.at(() =>
    prepareAddress({ data: { typed: { ...home }, returnTo }, fetch: member.fetch }),
  )
  const landed = await confirm(member, prepared.ok ? prepared.stepUp : '')
  const [added] = await addressesOf(member)
  expect(landed).toBe(`${returnTo}&address=${added?.uniqueId}`)
})

test.each(['https://evil.example/', `/offers?q=${'…'.repeat(2_000)}`])(
  'a way back from an address that is no path of the site, or too long, is not kept: %s',
  async (returnTo) => {
    const member = await signedIn()
    const prepared = await member.at(() =>
      prepareAddress({ data: { typed: { ...home }, returnTo }, fetch: member.fetch }),
    )
    const intent = prepared.ok ? prepared.stepUp : ''
    const back = await openCallback(member, await member.stepUp(intent, 'cancel'))
    expect(back).toBe(`/account/profile/addresses/new?intent=${intent}#address-change`)
  },
)

test.each(['createAddress', 'updateAddress', 'deleteAddress'] as const)(
  'a denied step-up or a refusal of the backend changes nothing and keeps the input: %s',
  async (call) => {
    const isNew = call === 'createAddress'
    const member = await signedIn({ addresses: isNew ? [] : [home] })
    const [uniqueId = ''] = member.customer.addressIds
    const before = await addressesOf(member)
    const changed = { ...home, city: 'Ottawa' }
    const removal = async () =>
      (await member.at(() => prepareAddressRemoval({ data: { uniqueId }, fetch: member.fetch }))).stepUp
    const isRemoval = call === 'deleteAddress'
    const intent = await (isRemoval ? removal() : asked(member, changed, uniqueId || undefined))
    const kept = isRemoval ? {} : { typed: changed }
    const form = `/account/profile/addresses/${isNew ? 'new' : uniqueId}${isRemoval ? '/delete' : ''}`
    const back = await openCallback(member, await member.stepUp(intent, 'cancel'))
    // Back to the form, not to the top of its page.
    expect(back).toBe(`${form}?intent=${intent}#address-change`)
    expect(await (await member.open(back)).text()).toContain('id="address-change"')
    expect(await returnedTo(member, intent)).toMatchObject({ outcome: 'cancelled', ...kept })
    const refusal = {
      kind: 'status',
      status: 409,
      code: 'CONFLICT',
      detail: 'Words of the backend.',
    } as const
    await control.setScenario(member.customer.sub, { call, ...refusal, times: 1 })
    expect(await confirm(member, intent)).toBe(back)
    expect(await returnedTo(member, intent)).toMatchObject({ outcome: 'refused', ...kept })
    expect(await (await member.open(back)).text()).toContain(refusal.detail)
    expect(await addressesOf(member)).toEqual(before)
  },
)

test.each([
  ['/account/profile/addresses/new', { ...home }, 'addressLine1', '#address-change', 'addresses_cancelled'],
  ['/account/profile/email', { email: 'moved@example.ca' }, 'email', '', 'email_stopped'],
] as const)(
  'cancelling the step-up of %s at the provider shows the input again and says so, without JavaScript',
  async (path, fields, field, place, said) => {
    const member = await signedIn()
    const cancelled = await member.answerAtProvider(await member.post(path, fields), 'cancel')
    const back = await openCallback(member, cancelled)
    expect(back).toMatch(new RegExp(`^${path}\\?intent=[\\w-]+${place}$`))
    const shown = await (await member.open(back)).text()
    expect(shown).toContain(`value="${Reflect.get(fields, field)}"`)
    expect(shown).toContain(fixedWords('en-ca', said))
    // The input is also kept when the step-up fails: the page that says so leads back the same way.
    const callback = new URL(await member.answerAtProvider(await member.post(path, fields), member.customer))
    callback.searchParams.set('iss', 'https://evil.example')
    const problem = new URL(await openCallback(member, callback.href), 'http://site')
    expect([problem.searchParams.get('reason'), problem.searchParams.get('returnTo')]).toEqual([
      'provider',
      back,
    ])
  },
)

test('nobody changes, removes or reads another customer’s address or pending change', async () => {
  const [owner, stranger] = await Promise.all([signedIn({ addresses: [home] }), signedIn()])
  const uniqueId = owner.customer.addressIds[0] ?? ''
  await expect(
    stranger.at(() => prepareAddressRemoval({ data: { uniqueId }, fetch: stranger.fetch })),
  ).rejects.toMatchObject({ status: 404, code: 'ADDRESS_NOT_FOUND' })
  const changed = await asked(stranger, { ...home, city: 'Elsewhere' }, uniqueId)
  expect(await confirm(stranger, changed)).toContain(`intent=${changed}`)
  const intent = await asked(owner, { ...home, city: 'Ottawa' }, uniqueId)
  expect(await returnedTo(stranger, intent)).toBeNull()
  expect(await addressesOf(owner)).toMatchObject([{ city: 'Sudbury' }])
})

test('a change whose response was lost is reported as unknown, not as refused', async () => {
  const member = await signedIn()
  const intent = await asked(member, home)
  await control.setScenario(member.customer.sub, {
    call: 'createAddress',
    kind: 'cut-after-commit',
    times: 1,
  })
  await confirm(member, intent)
  expect(await returnedTo(member, intent)).toMatchObject({ outcome: 'unknown', typed: home })
  expect(await addressesOf(member)).toHaveLength(1)
})

test('a new e-mail address is pending until it is confirmed, and can be cancelled', async () => {
  const member = await signedIn()
  const prepare = (typed: string) => member.at(() => prepareEmail({ data: { typed }, fetch: member.fetch }))
  expect(await prepare('')).toEqual({ ok: false, problem: 'missing' })
  expect(await prepare('nobody')).toEqual({ ok: false, problem: 'wrong' })
  expect(await prepare(member.customer.email.toUpperCase())).toEqual({ ok: false, problem: 'same' })
  const wanted = `moved-${crypto.randomUUID()}@example.ca`
  const prepared = await prepare(wanted)
  expect(await confirm(member, prepared.ok ? prepared.stepUp : '')).toBe('/account/profile?email=asked')
  const profile = () => member.at(() => getProfile({ fetch: member.fetch }))
  expect(await profile()).toMatchObject({ email: member.customer.email, pendingEmail: wanted })
  const page = await (await member.open('/account/profile')).text()
  expect(fieldOf(page, EMAIL_SEEN)).toContain(`value="${member.customer.email}"`)
  for (const _twice of [1, 2]) await member.at(() => cancelEmailChange({ fetch: member.fetch }))
  expect(await profile()).toMatchObject({ email: member.customer.email, pendingEmail: null })
})

test('an address is called verified, and a link announced, only where the backend requires a confirmation', async () => {
  const member = await signedIn()
  const seen = async () => {
    const [profile = '', change = ''] = await Promise.all(
      ['/account/profile', '/account/profile/email'].map(async (path) => (await member.open(path)).text()),
    )
    return {
      isVerified: profile.includes(`>${wordsIn('en-ca')('profile_verified')}<`),
      isLinkPromised: change.includes(fixedWords('en-ca', 'email_stepLink')),
      isAtOnce: change.includes(fixedWords('en-ca', 'email_stepEffect')),
    }
  }
  expect(await seen()).toEqual({ isVerified: true, isLinkPromised: true, isAtOnce: false })
  member.carryScenario(await control.createScenario({ call: 'getPageData', kind: 'flags-off' }))
  expect(await seen()).toEqual({ isVerified: false, isLinkPromised: false, isAtOnce: true })
})
