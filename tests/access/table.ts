import { publicPages } from '../../app/domain/public-pages.ts'
import { findServerFunctions } from '../architecture/server-functions.ts'
import { projectRoot, readSources } from '../architecture/source-files.ts'
import { memberRoutes, pathOf } from '../support/site-paths.ts'

/**
 * The access table: the response to each of five callers for every route and every server function. A cell is one of:
 *
 * - 200, 403, 404 …: the status; for a server function, the one its error carries
 * - `null`: an empty answer
 * - `sign-in`: a redirect to sign-in without a body
 * - `on`: a redirect within the site
 * - `problem`: a redirect to the page that explains the failure
 * - `provider`: a redirect to the identity provider
 *
 * `npm run trust` requests each cell from the production build, and checks that nobody but Avery receives Avery's data.
 * A public page, a member's page without a parameter and a customer's read without input have their cells from where they lie and how they are declared;
 * `tests/architecture/access.test.ts` fails when any other has no row. In a row's path or data, `$intent`,
 * `$address` and `$order` are Avery's own.
 */
export const people = ['visitor', 'expired session', 'other customer', 'Avery', 'Avery stepped up'] as const

/** One response for each of `people`, in the same order, separated by spaces. */
export type Cells = string

const everybody: Cells = '200 200 200 200 200'
const customers: Cells = '401 401 200 200 200'
/** Members' pages: a visitor is redirected to sign-in without a body. */
const members: Cells = 'sign-in sign-in 200 200 200'
/** Pages of one customer's data: a 404 for other customers. */
const owner: Cells = 'sign-in sign-in 404 200 200'
const all = (status: number | string): Cells => Array(people.length).fill(status).join(' ')
/** The guard accepts every customer; the input of this row is rejected. */
const refusedTo = (status: number | string): Cells => `401 401 ${status} ${status} ${status}`

interface RouteRow {
  readonly cells: Cells
  /** The requested path; the route itself by default. */
  readonly path?: string
}

/** Without a parameter. */
const isFixed = (route: string) => !route.includes('$')
const answeredTo = (names: readonly string[], cells: Cells) =>
  Object.fromEntries(names.map((name) => [name, { cells }]))

/** Pages are for everybody by their row among the public pages, or by their folder for members. A row says what is special about one, such as a parameter. */
export const routes: Record<string, RouteRow> = {
  ...Object.fromEntries(
    Object.keys(publicPages).map((route) => [route, { cells: everybody, path: pathOf(route) }]),
  ),
  ...answeredTo(memberRoutes().filter(isFixed), members),

  '/search': { cells: everybody, path: '/search?q=books' },

  '/account/card/owner': { cells: customers },
  // The page itself says that there is no such order.
  '/account/orders/$orderNumber': { cells: owner, path: '/account/orders/$order' },
  '/account/profile/addresses/$uniqueId': { cells: owner, path: '/account/profile/addresses/$address' },
  '/account/profile/addresses/$uniqueId/delete': {
    cells: owner,
    path: '/account/profile/addresses/$address/delete',
  },
  '/account/redeem/$way': { cells: members, path: '/account/redeem/credit' },
  '/gift-cards/$brandId/redeem': { cells: members, path: '/gift-cards/maple-books/redeem' },
  '/success': { cells: members, path: '/success?orderNumber=$order' },

  '/_next/image': { cells: all(400) },
  '/health/live': { cells: everybody },
  '/health/ready': { cells: everybody },
  // A GET does nothing: the provider sends a POST.
  '/auth/backchannel-logout': { cells: everybody },
  '/auth/callback': { cells: 'problem problem on on on', path: '/auth/callback?state=nobodys&code=x' },
  '/auth/mfa-callback': { cells: all('problem'), path: '/auth/mfa-callback?state=nobodys&code=x' },
  '/auth/problem': { cells: everybody, path: '/auth/problem?reason=expired' },
  '/auth/sign-in': { cells: 'provider provider on on on' },
  // Only a POST signs anybody out.
  '/auth/sign-out': { cells: all('on') },
  '/auth/step-up': { cells: 'sign-in sign-in problem 200 200', path: '/auth/step-up?intent=$intent' },
}

interface FunctionRow {
  readonly cells: Cells
  readonly data?: unknown
}

const selection = {
  brandId: 'maple-books',
  format: 'E-Card',
  sku: 'maple-books-25',
  points: 2_500,
  quantity: 2,
}
const address = { addressLine1: '1 King St', city: 'Toronto', provinceCode: 'ON', postalCode: 'M5H 1A1' }

/** Reads of a customer's own that take nothing, by how they are declared. */
async function ownReads(): Promise<string[]> {
  const files = await readSources(projectRoot, ['app'], /\.data\.ts$/)
  return findServerFunctions(files)
    .filter(({ source }) =>
      /^createServerFn\(\)\s*\.middleware\(\[withCustomer\]\)\s*\.handler\(/.test(source),
    )
    .map(({ name }) => name)
}

/** Called in this order: functions that change what others read come last. */
export const functions: Record<string, FunctionRow> = {
  ...answeredTo(await ownReads(), customers),

  confirmEmail: { cells: everybody, data: { token: 'nobodys' } },
  createBotChallenge: { cells: everybody, data: { action: 'validateEmail' } },
  getAuthState: { cells: everybody },
  dismissAnnouncement: { cells: everybody, data: { dismiss: 'none' } },
  getBanner: { cells: everybody },
  getConsentChoice: { cells: everybody },
  getExperiments: { cells: everybody },
  getGiftCard: { cells: everybody, data: { brandId: 'maple-books' } },
  getContact: { cells: everybody },
  getHelpArticle: { cells: everybody, data: { slug: 'how-it-works' } },
  getOffer: { cells: everybody, data: { offerCode: 'NC-MORNING-400' } },
  getOfferHighlights: { cells: everybody },
  getPageData: { cells: everybody },
  getVisitorProvince: { cells: everybody },
  getPostingTimes: { cells: everybody },
  getReward: { cells: everybody, data: { code: 'RW-CAST-IRON' } },
  saveConsent: { cells: 'null null null null null', data: { granted: [] } },
  saveVisitorProvince: { cells: 'null null null null null', data: { provinceCode: null } },
  getSearchResult: { cells: everybody, data: { q: 'books' } },
  getSearchSuggestions: { cells: everybody, data: { q: 'books' } },
  getServerTime: { cells: everybody },
  getShelfCards: { cells: everybody },
  getTakeoverStyle: { cells: everybody, data: { brandCode: 'harbour-grocer' } },
  listAnnouncements: { cells: everybody },
  listGiftCards: { cells: everybody },
  listGoalCards: { cells: everybody },
  listHelp: { cells: everybody },
  listOfferGroups: { cells: everybody, data: { category: [], sort: 'ending' } },
  listBrandOffers: { cells: everybody, data: { brandCode: 'nordique-cafe' } },
  listSimilarOffers: {
    cells: everybody,
    data: { offerCode: 'NC-MORNING-400', brandCode: 'nordique-cafe', category: ['food-coffee'] },
  },
  listNextCards: { cells: everybody, data: { brandId: 'maple-books' } },
  listOffers: { cells: everybody, data: { list: 'for-you', category: [], sort: 'ending', page: 1 } },
  listRewards: { cells: everybody },
  listSearchHits: { cells: everybody, data: { q: 'books', kind: 'offer', page: 1 } },
  listSpotlights: { cells: everybody },
  registerMember: { cells: everybody, data: { values: {}, token: 'nobodys' } },
  unsubscribe: { cells: everybody, data: { token: 'nobodys' } },
  // The token is invalid: the backend rejects it.
  validateEmail: { cells: all(400), data: { email: 'somebody@example.ca', token: 'nobodys' } },

  getPlacedOrder: { cells: customers, data: { orderNumber: '$order' } },
  getPointsHistory: { cells: customers, data: { pageNumber: 1 } },
  getPointsSummary: { cells: customers, data: {} },
  getStatement: { cells: customers, data: {} },
  getGiftCardNow: { cells: customers, data: { brandId: 'maple-books' } },
  listOwnOffers: { cells: customers, data: { own: 'used' } },
  listOrderECards: { cells: customers, data: { orderNumber: '$order' } },
  listOrders: { cells: customers, data: { pageNumber: 1 } },
  listTravelPurchases: { cells: refusedTo(404), data: { accountUniqueId: 'nobodys', page: 1 } },

  getOrder: { cells: customers, data: { orderNumber: '$order' } },
  getOrderProgress: { cells: '401 401 404 200 200', data: { intent: '$intent' } },
  getPendingStepUp: { cells: 'null null null 200 200', data: { intent: '$intent' } },
  getReturnedAction: { cells: '401 401 null 200 200', data: { intent: '$intent' } },

  getTravelPurchase: { cells: refusedTo(404), data: { accountUniqueId: 'nobodys', purchaseId: 'nobodys' } },
  readDataExport: { cells: refusedTo(404), data: { exportId: 'nobodys' } },

  cancelClosing: { cells: customers },
  cancelEmailChange: { cells: customers },
  confirmOrderMissing: { cells: '401 401 null 200 200', data: { intent: '$intent' } },
  createClaim: { cells: customers, data: {} },
  dismissWelcome: { cells: refusedTo('null') },
  endSessions: { cells: customers, data: { key: 'nobodys' } },
  requestAddressSuggestions: { cells: customers, data: { typed: '214 Riv' } },
  setDefaultAddress: { cells: '401 401 404 200 200', data: { uniqueId: '$address' } },
  markECard: { cells: refusedTo(404), data: { cardId: 'nobodys', isUsed: true } },
  prepareAddress: { cells: customers, data: { typed: address } },
  prepareAddressRemoval: { cells: '401 401 404 200 200', data: { uniqueId: '$address' } },
  prepareClosing: { cells: customers },
  prepareEmail: { cells: customers, data: { typed: 'another@example.ca' } },
  prepareReveal: { cells: refusedTo(404), data: { cardId: 'nobodys' } },
  prepareUnfreeze: { cells: customers },
  redeemPin: { cells: customers, data: { pin: 'NOBODYS-PIN-0000', token: 'nobodys' } },
  requestDataExport: { cells: customers },
  resendECard: { cells: refusedTo(404), data: { cardId: 'nobodys' } },
  revealECard: { cells: customers, data: { intent: '$intent' } },
  reviewAmount: {
    cells: refusedTo(404),
    data: { kind: 'credit', accountUniqueId: 'nobodys', points: 100, creditCents: 70 },
  },
  reviewOrder: { cells: customers, data: selection },
  saveMessagePreferences: { cells: customers, data: { ticked: [], wordings: {} } },
  setConsent: {
    cells: customers,
    data: { purpose: 'research', isGranted: true, wordingVersion: 'none' },
  },
  setGoal: { cells: customers, data: null },
  updateProfile: { cells: customers, data: { section: 'name', values: {} } },
  freezeAccount: { cells: customers },
}
