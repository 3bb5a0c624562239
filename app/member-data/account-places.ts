import type { PageData } from '@borealis/contract/page-data.ts'
import * as m from '#app/paraglide/messages.js'

/** Which optional features the programme has; `undefined` until page data is loaded. */
export type Flags = PageData['featureFlags'] | undefined

/** The pages of a member's account, in order: its navigation, the menu and the site's own search have them from here. */
const places = [
  { place: 'overview', path: '/account', label: m.site_menuOverview },
  { place: 'history', path: '/account/history', label: m.site_menuHistory },
  { place: 'orders', path: '/account/orders', label: m.site_menuOrders },
  { place: 'e-cards', path: '/account/e-cards', label: m.site_menuECards },
  { place: 'spend', path: '/account/redeem', label: m.site_menuRedeem },
  { place: 'profile', path: '/account/profile', label: m.site_menuProfile },
  { place: 'security', path: '/account/security', label: m.site_menuSecurity },
  { place: 'messages', path: '/account/preferences', label: m.site_menuMessages },
  { place: 'privacy', path: '/account/privacy', label: m.site_menuPrivacy },
  { place: 'card', path: '/account/card', label: m.site_menuCard },
  { place: 'promo', path: '/account/promo', label: m.site_menuPromo },
] as const

export type AccountPlace = (typeof places)[number]['place']

/** Pages whose API a backend may not offer. */
const isOffered: Partial<Record<AccountPlace, (flags: Flags) => boolean>> = {
  'e-cards': (flags) => flags?.eCards === true,
  messages: (flags) => flags?.messagePreferences === true,
  privacy: (flags) => Boolean(flags?.consents || flags?.dataExport || flags?.accountDeletion),
}

/** Those that the programme has, by their routes. */
export const accountPlaces = (flags: Flags) => places.filter(({ place }) => isOffered[place]?.(flags) ?? true)
