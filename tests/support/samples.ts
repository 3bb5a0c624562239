import type { Customer } from '@borealis/contract/customers.ts'
import type { PageData } from '@borealis/contract/page-data.ts'

/** An active member as the backend describes them, for tests that need all fields and check few. */
export const aCustomer: Customer = {
  sub: 'cus_1',
  sceneNumber: '6046460193227504',
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@example.ca',
  pendingEmail: null,
  phone: null,
  birthDate: null,
  gender: null,
  provinceCode: 'ON',
  language: 'en',
  timeZone: null,
  memberSince: '2024-01-01',
  status: 'active',
  isFrozen: false,
  onBoardMessageActive: false,
  isGhostKitActivated: false,
  selectedShippingAddress: null,
  segments: [],
  preferences: { interests: ['travel', 'books-paper'], personalisation: true },
  goal: null,
}

/** Page data of a programme that has nothing to choose from, for tests that need all fields and check few. */
export const aPageData: PageData = {
  featureFlags: {},
  public: { auth: { isActive: true } },
  accountSegments: [],
  awardTypes: [],
  historyCategories: [],
  cardTypes: [],
  interests: [],
  dateRanges: [],
  months: [],
  genders: [],
  provinces: [],
  experiments: [],
  palettes: [],
  takeovers: [],
  labels: { details: '', howToSpend: '', termsAndConditions: '', readMoreTermsConditions: '', expires: '' },
  waysToSpend: [],
  termsVersion: '1',
  welcomePoints: 0,
  shareImage: null,
}

/** As pages have it. */
export const aSitePageData = { ...aPageData, hasHelp: true, canClaim: true, hasMissing: true }

/** Two valid addresses. */
export const home = {
  addressLine1: '214 Riverside Drive',
  city: 'Sudbury',
  provinceCode: 'ON',
  postalCode: 'P3E 1C5',
} as const
export const cottage = {
  addressLine1: '9 chemin du Lac',
  city: 'Val-David',
  provinceCode: 'QC',
  postalCode: 'J0T 2N0',
} as const

/** The least that a site outside the sandbox is told. */
export const realSettings = {
  PUBLIC_ORIGIN: 'https://www.example.ca',
  OIDC_ISSUER: 'https://id.example.ca',
  OIDC_CLIENT_SECRET: 'a-real-client-secret',
  BACKEND_URL: 'https://api.example.ca',
  SESSION_SECRETS: `1:${'s'.repeat(40)}`,
  ALTCHA_HMAC_KEY: 'a'.repeat(40),
}

/** Minimal provider metadata (OpenID Connect Discovery section 3). */
export const aProvidersMetadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  authorization_response_iss_parameter_supported: true,
})

const DAY_MS = 86_400_000

/**
 * The date so many days ago, `YYYY-MM-DD`, in UTC. A member's date may differ from the date in UTC; something that must
 * be in a member's past has to be at least a day ago.
 */
export const daysAgo = (days: number): string =>
  new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

/** An address that nobody has. */
export const newEmail = () => `maelle-${crypto.randomUUID().slice(0, 8)}@exemple.ca`
