import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { aPhoto } from '../support/a-photo.ts'
import { locationOf } from '../support/browser.ts'
import { daysAgo } from '../support/samples.ts'
import { fixedWords } from '../support/words.ts'
import { Browser, control, type Member, signedIn } from './member.ts'

/** The picture of a receipt that comes with a claim for missing points. */

const PAGE = '/help/missing-points'

const aClaim = (more: Record<string, string> = {}) => ({
  key: crypto.randomUUID(),
  partnerCode: 'maple-books',
  occurredOn: daysAgo(30),
  amount: '42.50',
  receiptNumber: '',
  comment: 'Paid by card',
  ...more,
})

const photo = async () => new Uint8Array(await aPhoto(60, 40))

const formOf = (fields: Record<string, string>, picture: BlobPart, name = 'receipt.jpg') => {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('receiptPicture', new File([picture], name, { type: 'image/jpeg' }))
  return form
}

const sameOrigin = () => ({ origin: inject('world').site, 'sec-fetch-site': 'same-origin' })

const send = (browser: Browser, form: FormData, path = PAGE) =>
  browser.request(path, { method: 'POST', body: form, headers: sameOrigin() })

async function seenBy({ customer }: Member) {
  const { receipts, calls } = await control.look(customer.sub)
  return { receipts, asked: calls.map(({ operation }) => operation) }
}

test('a photo sent with a claim by a browser’s form arrives upright and without its place', async () => {
  const member = await signedIn()
  const page = await (await member.open(PAGE)).text()
  expect(page).toMatch(/<form(?=[^>]*\smethod="post")(?=[^>]*\senctype="multipart\/form-data")/i)
  expect(page).toMatch(/<input(?=[^>]*\sname="receiptPicture")(?=[^>]*\stype="file")/)
  const taken = await send(member, formOf(aClaim(), await photo()))
  expect(taken.status).toBe(303)
  const claimNumber = new URL(locationOf(taken), inject('world').site).searchParams.get('claim')
  const { receipts } = await seenBy(member)
  expect(receipts).toEqual([{ claimNumber, bytes: expect.any(Number), picture: expect.any(String) }])
  const kept = await fetch(new URL(receipts[0]?.picture ?? '', inject('world').backend))
  const bytes = Buffer.from(await kept.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 60 })
  expect(bytes.toString('latin1')).not.toMatch(/Exif|Avery/)
  expect(await (await member.open(PAGE)).text()).toContain(fixedWords('en-ca', 'claims_rowPicture'))
})

test.each(['en-ca', 'fr-ca'] as const)(
  'what is no photo is refused, and what was typed stays: %s',
  async (locale) => {
    const member = await signedIn({}, { locale })
    const path = locale === 'fr-ca' ? `/fr-ca${PAGE}` : PAGE
    const whole = await photo()
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
    for (const [picture, words] of [
      [gif, 'claims_pictureKind'],
      ['<script>alert(1)</script>', 'claims_pictureKind'],
      [whole.subarray(0, whole.byteLength - 60), 'claims_pictureDamaged'],
      ['', 'claims_pictureDamaged'],
      [new Uint8Array(8 * 1024 * 1024 + 1), 'claims_pictureLarge'],
      [new Uint8Array(20 * 1024 * 1024), 'claims_pictureLarge'],
    ] as const) {
      const refused = await send(member, formOf(aClaim(), picture), path)
      const html = await refused.text()
      expect(html, words).toContain(fixedWords(locale, words))
      expect(html).toContain('value="Paid by card"')
      expect(html).toContain('value="42.50"')
    }
    const { receipts, asked } = await seenBy(member)
    expect(receipts).toEqual([])
    expect(asked).not.toContain('createClaim')
  },
)

test('a photo stays with a form that is refused for something else, and goes with it when it is sent again', async () => {
  const member = await signedIn()
  const refused = await (await send(member, formOf(aClaim({ amount: 'lots' }), await photo()))).text()
  const receiptPictureId = /name="receiptPictureId"[^>]*value="([\w-]+)"/.exec(refused)?.[1] ?? ''
  expect(refused).toContain(fixedWords('en-ca', 'claims_pictureKept'))
  expect(receiptPictureId).toMatch(/^[\w-]{43}$/)
  expect((await send(member, formOf(aClaim({ receiptPictureId }), '', ''))).status).toBe(303)
  const { receipts, asked } = await seenBy(member)
  expect(receipts).toMatchObject([{ claimNumber: expect.any(String) }])
  expect(asked.filter((call) => call === 'keepClaimReceipt')).toHaveLength(1)
  // Another member has no such picture.
  const other = await signedIn()
  const lost = await (await send(other, formOf(aClaim({ receiptPictureId }), '', ''))).text()
  expect(lost).toContain(fixedWords('en-ca', 'claims_pictureLost'))
  expect(lost).not.toContain('name="receiptPictureId"')
})

test('a photo that the backend does not keep is said to be missing, and the claim is not sent without it', async () => {
  const member = await signedIn()
  const { sub } = member.customer
  await control.setScenario(sub, { call: 'keepClaimReceipt', kind: 'status', status: 503, times: 1 })
  const failed = await (await send(member, formOf(aClaim(), await photo()))).text()
  expect(failed).toContain(fixedWords('en-ca', 'claims_pictureUnkept'))
  const refusal = { kind: 'status', status: 429, code: 'TOO_MANY_REQUESTS', detail: 'Tomorrow.' } as const
  await control.setScenario(sub, { call: 'keepClaimReceipt', ...refusal, times: 1 })
  expect(await (await send(member, formOf(aClaim(), await photo()))).text()).toContain('Tomorrow.')
  expect((await seenBy(member)).asked).not.toContain('createClaim')
})

test('a member’s photos are taken one after another, and not without end', async () => {
  const member = await signedIn()
  const { sub } = member.customer
  await control.setScenario(sub, { call: 'keepClaimReceipt', kind: 'slow', ms: 3_000, times: 1 })
  const busy = fixedWords('en-ca', 'claims_pictureBusy')
  const sent = await Promise.all([1, 2].map(async () => send(member, formOf(aClaim(), await photo()))))
  const answers = sent.toSorted((one, other) => one.status - other.status)
  expect(answers.map(({ status }) => status)).toEqual([303, 422])
  expect(await answers[1]?.text()).toContain(busy)
  // Who was turned away has used up no try. The same photo again is none to the backend, and is decoded all the same.
  const again = async (browser = member) =>
    (await send(browser, formOf(aClaim({ amount: 'lots' }), await photo()))).text()
  for (let count = 1; count < 20; count += 1) expect(await again(), String(count)).not.toContain(busy)
  expect(await again()).toContain(busy)
  expect(await again(await signedIn())).not.toContain(busy)
})

test('a photo of nobody is asked to sign in, and reaches neither the decoder nor the backend', async () => {
  const ended = await signedIn()
  await ended.post('/auth/sign-out')
  for (const browser of [new Browser(), ended]) {
    const answer = await send(browser, formOf(aClaim(), await photo()))
    expect([answer.status, locationOf(answer)]).toEqual([303, expect.stringContaining('/auth/sign-in')])
  }
  expect((await seenBy(ended)).asked).not.toContain('keepClaimReceipt')
})

test('a form that nobody vouches for loses its photo, and says so when it is sent again', async () => {
  const member = await signedIn()
  const shown = await member.request(PAGE, { method: 'POST', body: formOf(aClaim(), await photo()) })
  expect(shown.status).toBe(403)
  const html = await shown.text()
  const fields = [...html.matchAll(/name="([\w-]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
  const again = await member.request(PAGE, { method: 'POST', body: new URLSearchParams(fields) })
  expect(await again.text()).toContain(fixedWords('en-ca', 'claims_pictureLost'))
})

test('no other address takes such a form', async () => {
  const member = await signedIn()
  const form = formOf(aClaim(), await photo())
  for (const path of ['/help', '/account/profile', '/fr-ca/province'])
    expect((await send(member, form, path)).status, path).toBe(415)
})
