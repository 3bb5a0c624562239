import type { PageData } from '@borealis/contract/page-data.ts'

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
