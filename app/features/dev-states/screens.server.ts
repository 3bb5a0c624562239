import { locales, stripLocalePrefix, withLocalePrefix } from '#app/domain/locale.ts'
import { safeReturnPath } from '#app/domain/return-path.ts'
import { asMarkup } from '#app/edge/answers.ts'
import { routeSamples } from './route-samples.ts'
import { states } from './states.server.ts'

/** Pages that show little without a question. */
const questions: Readonly<Record<string, readonly string[]>> = {
  '/search': ['?q=epicerie', '?q=points&kind=offer', '?q=zzzzzz'],
  '/offers': ['?category=food-coffee', '?category=nothing'],
  '/offers/limited-time': ['?page=9'],
  '/gift-cards': ['?format=Physical'],
  // The later ones come with what somebody typed before (`draftFor`).
  '/create-account': ['?step=about', '?step=extras', '?step=confirm', '?step=mailbox'],
  '/auth/problem': [
    'expired',
    'denied',
    'unavailable',
    'step-up-unavailable',
    'closed',
    'busy',
    'other-account',
    'choice',
  ].map((reason) => `?reason=${reason}`),
  '/gift-cards/$brandId/redeem': [
    '?format=E-Card&step=amount',
    '?format=Physical&sku=prairie-outfitters-25&step=address',
    '?format=E-Card&sku=prairie-outfitters-25&step=review',
  ],
}

export interface Screen {
  readonly path: string
  readonly isMember: boolean
}

/** Values that only the signed-in member's own data can fill in. */
export interface OwnThings {
  /** An order of each kind of ending. */
  readonly orderNumbers?: readonly string[]
  /** An e-card that was sent. */
  readonly eCard?: { readonly orderNumber: string; readonly cardId: string } | undefined
  readonly uniqueId?: string | undefined
  /** The handle of an action that waits for its second check. */
  readonly stepUp?: string | undefined
}

/** Every page of the site by its route file, so that a new page appears in the gallery by itself. */
export function screens(files: readonly string[], own: OwnThings): Screen[] {
  return files
    .filter((file) => !file.endsWith('/_member.tsx'))
    .map((file) => {
      const route = file
        .replace(/^(\.\.\/)+/, '/')
        .replace(/\.tsx$/, '')
        .replaceAll('.', '/')
        .replace(/\/index$/, '')
      return { route: route.replace('/_member', '') || '/', isMember: route.includes('/_member/') }
    })
    .filter(({ route }) => !/^\/(_|dev|auth\/step-up)|\[/.test(route))
    .flatMap(({ route, isMember }) => pathsOf(route, own).map((path) => ({ path, isMember })))
    .concat(own.stepUp ? [{ path: `/auth/step-up?intent=${own.stepUp}`, isMember: true }] : [])
    .toSorted((a, b) => Number(a.isMember) - Number(b.isMember) || (a.path < b.path ? -1 : 1))
}

/** Every address of a route: its variable parts filled in, with each question that shows it otherwise. */
function pathsOf(route: string, own: OwnThings): string[] {
  if (route === '/account/orders/$orderNumber') return orderPaths(own)
  const path = route.replaceAll(/\$(\w+)/g, (all, name: string) =>
    name === 'uniqueId' ? (own.uniqueId ?? all) : (routeSamples[route] ?? all),
  )
  // What cannot be filled in is no address.
  if (path.includes('$')) return []
  return [path, ...(questions[route] ?? []).map((query) => path + query)]
}

/** Orders as they ended, and what an e-card says: sent again, sent too often, a code that was looked at before. */
function orderPaths({ orderNumbers = [], eCard }: OwnThings): string[] {
  const at = (orderNumber: string) => `/account/orders/${orderNumber}`
  const notices = eCard
    ? [`?outcome=sent.${eCard.cardId}`, `?outcome=limit.${eCard.cardId}`, '?intent=used']
    : []
  return [
    ...orderNumbers.map(at),
    ...notices.map((query) => at(eCard?.orderNumber ?? '') + query),
    // One that is not the member's.
    at('0A0A-0000'),
  ]
}

/** Where a screen is shown in a state. */
const showHref = (path: string, state: string): string =>
  `/dev/states/show?${new URLSearchParams({ path, state })}`

/** Every screen in every state, in both languages, as plain links: for designers and testers beside the sandbox. */
export function gallery(screens: readonly Screen[], { isSignedIn }: { isSignedIn: boolean }): string {
  const rows = screens.map(
    ({ path, isMember }) =>
      `<tr><th scope="row">${asMarkup(path)}${isMember ? ' <small>member</small>' : ''}</th>${locales
        .map((locale) => `<td>${links(withLocalePrefix(path, locale), isMember)}</td>`)
        .join('')}</tr>`,
  )
  const who = isSignedIn
    ? 'You are signed in: member screens show your own things.'
    : '<a href="/auth/sign-in?returnTo=%2Fdev%2Fstates">Sign in as a member</a> to see member screens.'
  return `<!DOCTYPE html><html lang="en-CA"><head><meta charset="utf-8"><title>States</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"></head><body><main><h1>Every screen in every state</h1><p>${who} The scenario belongs to this browser alone and stays until <a href="${showHref('/dev/states', 'normal')}">it is taken back</a>. <code>npm run states</code> runs axe on each.</p><table><thead><tr><th scope="col">Screen</th><th scope="col">English</th><th scope="col">Français</th></tr></thead><tbody>${rows.join('')}</tbody></table></main></body></html>`
}

const links = (path: string, isMember: boolean): string =>
  states
    .filter(({ isForMembers }) => isMember || !isForMembers)
    .map(({ name, title }) => `<a href="${asMarkup(showHref(path, name))}">${asMarkup(title)}</a>`)
    .join(' · ')

/** The only page that is shown here although it is never a return path. */
const problem = /^\/auth\/problem(\?[\w=&-]*)?$/

/** The path of a screen of this site, else `/`. */
export const screenPath = (value: unknown): string =>
  typeof value === 'string' && problem.test(stripLocalePrefix(value)) ? value : safeReturnPath(value)

/** What a visitor has typed by the last step of joining. */
const joining = {
  email: 'maelle@exemple.ca',
  checkedEmail: 'maelle@exemple.ca',
  firstName: 'Maëlle',
  lastName: 'Robichaud',
  birthDate: '1994-02-28',
  provinceCode: 'NB',
  phone: '506-555-0188',
  'interest:books-paper': 'on',
  addressLine1: '88 Water Street',
  city: 'Moncton',
  addressProvinceCode: 'NB',
  postalCode: 'E1C 1A1',
}

/** What a screen needs to find in the tab before it shows itself; nothing for most. */
export function draftFor(path: string): Readonly<Record<string, string>> | undefined {
  const { pathname, searchParams } = new URL(path, 'http://site')
  if (!pathname.endsWith('/create-account')) return undefined
  const step = searchParams.get('step')
  if (step === 'mailbox') return { sentTo: joining.email }
  return step ? joining : undefined
}

interface KeptDraft {
  /** The key of the tab's storage that the screen looks under. */
  readonly key: string
  readonly draft: Readonly<Record<string, string>>
  readonly nonce: string | undefined
}

/** A document that stores the draft in this tab and redirects to the screen. */
export function showWithDraft(path: string, { key, draft, nonce = '' }: KeptDraft): string {
  // Escaped, so that no text can end the script element.
  const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
  const script = `sessionStorage.setItem(${literal(key)}, ${literal(JSON.stringify(draft))}); location.replace(${literal(path)})`
  return `<!DOCTYPE html><html lang="en-CA"><head><meta charset="utf-8"><title>On to the screen</title><script nonce="${nonce}">${script}</script></head><body></body></html>`
}
