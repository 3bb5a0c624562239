import { expect, inject, test } from 'vitest'
import { EMAIL_SEEN } from '../../app/domain/outcomes.ts'
import { MEMBER_FIELD } from '../../app/domain/page-member.ts'
import { listAddresses, prepareAddressRemoval } from '../../app/features/addresses/addresses.data.ts'
import { unsentAt } from '../../app/shell/links/search-params.ts'
import { locationOf } from '../support/browser.ts'
import { cottage, home } from '../support/samples.ts'
import { fixedWords } from '../support/words.ts'
import { confirm } from './confirm.ts'
import { at, fieldOf } from './forms.ts'
import { Browser, control, signedIn } from './member.ts'

/** The forms of the account as a browser without JavaScript sends them. */

/** The provider, with no page of the site before it. */
const stepUp = /^http:\/\/127\.0\.0\.1:\d+\/auth\?client_id=borealis-site&/

/** Each form with valid fields; `$address` is the member's own. */
const goodForms: readonly (readonly [path: string, fields: Record<string, string>, leadsTo: RegExp])[] = [
  ['/account/profile?edit=name', { firstName: 'Noor', lastName: 'Roy' }, /^\/account\/profile\?saved=name$/],
  ['/account/profile?edit=phone', { phone: '506 555 0188' }, stepUp],
  ['/account/profile?edit=interests', { 'interest:books-paper': 'on' }, /\?saved=interests$/],
  ['/account/profile?default=$address', {}, /^\/account\/profile\?address=default$/],
  ['/account/profile/email', { email: 'moved@example.ca' }, stepUp],
  ['/account/profile?do=keep-email', {}, /^\/account\/profile\?email=kept$/],
  // The address is another one than the form says: the change was confirmed by its link before it was taken back.
  [
    '/account/profile?do=keep-email',
    { [EMAIL_SEEN]: 'before@example.ca' },
    /^\/account\/profile\?email=changed$/,
  ],
  ['/account/profile/addresses/new', cottage, stepUp],
  ['/account/profile/addresses/$address', { ...home, city: 'Ottawa' }, stepUp],
  ['/account/profile/addresses/$address/delete', {}, stepUp],
  [
    '/account/preferences',
    { 'offers/email': 'on', 'wording/offers': '2026-10' },
    /^\/account\/preferences\?outcome=saved$/,
  ],
  ['/account/goal', { goal: 'maple-books/maple-books-25' }, /^\/account\/goal\?outcome=saved$/],
  ['/account/goal', { goal: '' }, /^\/account\/goal\?outcome=removed$/],
  ['/account/security?do=freeze', {}, /^\/account\/security\?outcome=frozen$/],
  ['/account/security?do=unfreeze', {}, stepUp],
  ['/account/security?do=end', { key: 'nobodys' }, /^\/account\/security\?outcome=ended$/],
  ['/account/security?do=end', {}, /\?outcome=ended-others$/],
  [
    '/account/privacy',
    { purpose: 'research', isGranted: 'yes', wordingVersion: '2026-10' },
    /^\/account\/privacy\?outcome=given$/,
  ],
  [
    '/account/privacy',
    { purpose: 'research', isGranted: 'no', wordingVersion: '2026-10' },
    /\?outcome=withdrawn$/,
  ],
  [
    '/account/privacy',
    { purpose: 'research', isGranted: 'yes', wordingVersion: 'old' },
    /\?outcome=wording$/,
  ],
  ['/account/privacy?do=export', {}, /^\/account\/privacy$/],
  ['/account/privacy?do=join-tries', {}, /\?outcome=joined$/],
  ['/account/privacy?do=leave-tries', {}, /\?outcome=left$/],
  ['/account/privacy?do=close', {}, stepUp],
  ['/account/privacy?do=keep', {}, /^\/account\/privacy\?outcome=kept$/],
  ['/create-account/done', {}, /^\/$/],
]

/** The page of a form, where it differs from the URL it posts to. */
const pageOf = (path: string) => (path === '/create-account/done' ? '/' : path)

test.each(goodForms)('%s with %o is answered with 303 to the right page', async (path, fields, leadsTo) => {
  const member = await signedIn({ addresses: [home] })
  const answer = await member.post(at(path, member), fields)
  expect(answer.status).toBe(303)
  expect(locationOf(answer)).toMatch(leadsTo)
})

/** Experiments are a choice of the browser, with or without a session. */
const formsOfMembers = goodForms.filter(([path]) => !path.endsWith('-tries'))

test.each(formsOfMembers)(
  '%s sends a visitor to sign in and back to the form’s page',
  async (path, fields) => {
    const answer = await new Browser().post(path, fields)
    expect(answer.status).toBe(303)
    const { pathname, searchParams } = new URL(locationOf(answer), inject('world').site)
    expect([pathname, searchParams.get('returnTo')]).toEqual(['/auth/sign-in', unsentAt(pageOf(path))])
  },
)

test.each(formsOfMembers)(
  '%s with %o does nothing when its page belongs to another member',
  async (path, fields) => {
    const member = await signedIn({ addresses: [home] })
    const sent = at(path, member)
    const answer = await member.post(sent, { ...fields, [MEMBER_FIELD]: 'usr_somebody-else' })
    expect(answer.status).toBe(303)
    const { pathname, searchParams } = new URL(locationOf(answer), inject('world').site)
    expect([pathname, searchParams.get('reason'), searchParams.get('returnTo')]).toEqual([
      '/auth/problem',
      'other-account',
      pageOf(sent),
    ])
    expect((await control.look(member.customer.sub)).calls).toEqual([])
    // The form of the signed-in member is accepted.
    const own = await member.post(sent, { ...fields, [MEMBER_FIELD]: member.customer.sub })
    expect(locationOf(own)).not.toContain('other-account')
  },
)

/** Sign-out, step-up, and choices of the browser: experiments, dismissed notices, consent. */
const FORMS_OF_NO_MEMBER =
  /action="[^"]*(?:\/auth\/|do=(?:join|leave)-tries|\/announcements|\/cookies|\/province)/

test.each([
  '/',
  '/account/goal',
  '/account/preferences',
  '/account/privacy',
  '/account/profile',
  '/account/profile/addresses/$address',
  '/account/profile/addresses/$address/delete',
  '/account/profile/addresses/new',
  '/account/profile/email',
  '/account/profile?edit=name',
  '/account/security',
  '/help/missing-points',
])('each form of %s names its member', async (path) => {
  const member = await signedIn({
    addresses: [home, cottage],
    onBoardMessageActive: true,
    goal: { brandId: 'maple-books', sku: 'maple-books-25' },
  })
  const html = await (await member.open(at(path, member))).text()
  const posted = [...html.matchAll(/<form\b[^>]*\smethod="post"[^>]*>[\s\S]*?<\/form>/g)].map(
    ([form]) => form,
  )
  const own = posted.filter((form) => !FORMS_OF_NO_MEMBER.test(form))
  expect(own.length).toBeGreaterThan(0)
  for (const form of own)
    expect(fieldOf(form, MEMBER_FIELD), form).toContain(`value="${member.customer.sub}"`)
})

test('after signing in again, a page says that its form was not sent, without the application too', async () => {
  const member = await signedIn()
  const html = await (await member.open(unsentAt('/account/goal'))).text()
  expect(toldWithoutApplication(html)).toContain(fixedWords('en-ca', 'site_unsent'))
})

test.each([
  ['/account/goal?outcome=saved', fixedWords('en-ca', 'goal_saved')],
  ['/account/preferences?outcome=saved', fixedWords('en-ca', 'messages_saved')],
  ['/account/privacy?outcome=wording', fixedWords('en-ca', 'privacy_wordingChanged')],
  ['/account/history/statement?file=failed', fixedWords('en-ca', 'statement_fileFailed')],
  ['/account/privacy?outcome=kept', 'Your account stays open.'],
  ['/account/privacy?outcome=joined', fixedWords('en-ca', 'privacy_whyJoined')],
  ['/account/privacy?outcome=left', fixedWords('en-ca', 'privacy_whyLeft')],
  ['/account/privacy?outcome=too-often', fixedWords('en-ca', 'privacy_exportTooOften')],
  ['/account/profile?email=kept', fixedWords('en-ca', 'email_kept')],
  ['/account/profile?email=changed', fixedWords('en-ca', 'email_changed')],
  ['/account/security?outcome=ended', 'That session is closed.'],
  ['/account/security?outcome=ended-others', 'Your other sessions are closed.'],
])('%s shows the outcome of its form, without the application too', async (path, words) => {
  const member = await signedIn()
  const html = await (await member.open(path)).text()
  expect(toldWithoutApplication(html)).toContain(words)
})

/** What a page says where no application comes to say it. */
const toldWithoutApplication = (html: string): string =>
  /<div class="late [^"]*">([\s\S]{0,1500})/.exec(html)?.[1] ?? ''

test('a removal whose response was lost leads to a page that says that the address is gone', async () => {
  const member = await signedIn({ addresses: [home, cottage] })
  const form = at('/account/profile/addresses/$address/delete', member)
  const { stepUp } = await member.at(() =>
    prepareAddressRemoval({ data: { uniqueId: member.customer.addressIds[0] ?? '' }, fetch: member.fetch }),
  )
  await control.setScenario(member.customer.sub, { call: 'deleteAddress', kind: 'cut-after-commit' })
  const landed = await confirm(member, stepUp)
  expect(landed).toContain(`${form}?intent=`)
  const html = await (await member.open(landed)).text()
  expect(html).toContain(fixedWords('en-ca', 'addresses_goneHeading'))
  // Without a removal of one's own, the page is a 404.
  expect((await member.open(form)).status).toBe(404)
  expect((await member.open(`${form}?intent=nobodys`)).status).toBe(404)
})

test('the address for physical cards is chosen by its owner only', async () => {
  const [owner, stranger] = await Promise.all([signedIn({ addresses: [home, cottage] }), signedIn()])
  const list = async () =>
    (await owner.at(() => listAddresses({ fetch: owner.fetch }))).addresses.map(({ city }) => city)
  const [, second = ''] = (await owner.at(() => listAddresses({ fetch: owner.fetch }))).addresses.map(
    ({ uniqueId }) => uniqueId,
  )
  const before = await list()
  expect((await stranger.post(`/account/profile?default=${second}`)).status).not.toBe(303)
  expect(await list()).toEqual(before)
  expect((await owner.post(`/account/profile?default=${second}`)).status).toBe(303)
  expect(await list()).toEqual(before.toReversed())
})

test('while sign-in is closed nobody is redirected to the provider', async () => {
  const scenario = await control.createScenario({ call: 'getPageData', kind: 'joining-closed' })
  const visitor = new Browser('fr-ca')
  const headers = { 'x-borealis-scenario': scenario }
  let place = ''
  const led = async () => {
    place = locationOf(await visitor.open('/fr-ca/auth/sign-in?returnTo=%2Ffr-ca%2Faccount', { headers }))
    return place
  }
  // Page data that is late, as on a busy machine, closes nothing.
  await expect.poll(led).toMatch(/^\/fr-ca\/auth\/problem\?reason=closed&/)
  const page = await visitor.open(place, { headers })
  expect(await page.text()).toContain(fixedWords('fr-ca', 'auth_closedHeading'))
  // No page that would invite to it leads there.
  const inviting = ['/travel', '/help/missing-points', '/gift-cards/maple-books', '/offers/NC-MORNING-400']
  for (const path of inviting) {
    const leads = async () => {
      const answer = await visitor.open(`/fr-ca${path}`, { headers })
      const html = await answer.text()
      const inviting = /href="\/fr-ca(\/account\/redeem|\/gift-cards\/[^"]+\/redeem|\/auth\/sign-in)/
      return [answer.status, html.includes('<h1'), inviting.test(html)]
    }
    await expect.poll(leads, { message: path }).toEqual([200, true, false])
  }
})
