import type { PageData } from '@borealis/contract/page-data.ts'
import * as m from '#app/paraglide/messages.js'

/** Which optional features the programme has; `undefined` until page data is loaded. */
export type Flags = PageData['featureFlags'] | undefined

interface Place {
  readonly place: string
  readonly path: string
  readonly label: () => string
  /** The page has something to show where a backend offers one of these. */
  readonly oneOf?: readonly (keyof NonNullable<Flags>)[]
}

/** The pages of a member's account, in order: its navigation, the menu and the site's own search have them from here. */
const places = [
  { place: 'overview', path: '/account', label: m.site_menuOverview },
  { place: 'history', path: '/account/history', label: m.site_menuHistory },
  { place: 'orders', path: '/account/orders', label: m.site_menuOrders },
  { place: 'e-cards', path: '/account/e-cards', label: m.site_menuECards, oneOf: ['eCards'] },
  { place: 'spend', path: '/account/redeem', label: m.site_menuRedeem },
  { place: 'profile', path: '/account/profile', label: m.site_menuProfile },
  { place: 'security', path: '/account/security', label: m.site_menuSecurity },
  {
    place: 'messages',
    path: '/account/preferences',
    label: m.site_menuMessages,
    oneOf: ['messagePreferences'],
  },
  {
    place: 'privacy',
    path: '/account/privacy',
    label: m.site_menuPrivacy,
    oneOf: ['consents', 'dataExport', 'accountDeletion'],
  },
  { place: 'card', path: '/account/card', label: m.site_menuCard },
  { place: 'promo', path: '/account/promo', label: m.site_menuPromo },
] as const satisfies readonly Place[]

type AccountPage = (typeof places)[number]
export type AccountPlace = AccountPage['place']

/** Those that the programme has. */
export const accountPlaces = (flags: Flags): readonly AccountPage[] =>
  places.filter(({ oneOf }: Place) => oneOf?.some((flag) => flags?.[flag]) ?? true)
