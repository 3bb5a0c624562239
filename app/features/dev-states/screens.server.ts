import { routeSamples } from './route-samples.ts'

/** Pages that show little without a question. */
const questions: Readonly<Record<string, readonly string[]>> = {
  '/search': ['?q=epicerie', '?q=points&kind=offer', '?q=zzzzzz'],
  '/offers': ['?category=food-coffee', '?category=nothing'],
  '/offers/limited-time': ['?page=9'],
  '/gift-cards': ['?format=Physical'],
  // The later ones come with what somebody typed before (`show-with-draft.server.ts`).
  '/create-account': ['?step=about', '?step=extras', '?step=confirm', '?step=mailbox'],
  '/auth/problem': [
    'expired',
    'denied',
    'unavailable',
    'step-up-unavailable',
    'closed',
    'busy',
    'other-account',
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
  /** The page before the second check of an action that waits. */
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
    .concat(own.stepUp ? [{ path: own.stepUp, isMember: true }] : [])
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
