import type { PageData } from '@borealis/contract/page-data.ts'
import { CLOSING_ID } from '#app/domain/fragment-ids.ts'
import * as m from '#app/paraglide/messages.js'

/** Which optional features the programme has; `undefined` until page data is loaded. */
export type Flags = PageData['featureFlags'] | undefined

interface Place {
  readonly place: string
  readonly path: string
  /** The section of it. */
  readonly section?: string
  /** Reached from its own page as well: the account's list names it, and the menu does not. */
  readonly isAside?: true
  readonly label: () => string
  /** The page has something to show where a backend offers one of these. */
  readonly oneOf?: readonly (keyof NonNullable<Flags>)[]
}

/** The places of a member's account, in order: its navigation, the menu and the site's own search have them from here. */
const places = [
  { place: 'overview', path: '/account', label: m.account_title },
  { place: 'history', path: '/account/history', label: m.history_title },
  { place: 'orders', path: '/account/orders', label: m.orders_title },
  { place: 'e-cards', path: '/account/e-cards', label: m.eCards_title, oneOf: ['eCards'] },
  { place: 'spend', path: '/account/redeem', label: m.ways_title },
  { place: 'profile', path: '/account/profile', label: m.profile_title },
  { place: 'security', path: '/account/security', label: m.security_title },
  {
    place: 'messages',
    path: '/account/preferences',
    label: m.messages_title,
    oneOf: ['messagePreferences'],
  },
  {
    place: 'privacy',
    path: '/account/privacy',
    label: m.privacy_title,
    oneOf: ['consents', 'dataExport', 'accountDeletion'],
  },
  { place: 'card', path: '/account/card', label: m.card_title },
  { place: 'promo', path: '/account/promo', label: m.promo_title },
  { place: 'goal', path: '/account/goal', label: m.goal_title, isAside: true },
  { place: 'missing', path: '/help/missing-points', label: m.claims_title, oneOf: ['claims'], isAside: true },
  {
    place: 'closing',
    path: '/account/privacy',
    section: CLOSING_ID,
    label: m.privacy_closingTitle,
    oneOf: ['accountDeletion'],
    isAside: true,
  },
] as const satisfies readonly Place[]

export type AccountPlace = (typeof places)[number]['place']
type AccountPage = (typeof places)[number] & Pick<Place, 'section' | 'isAside'>

/** Those that the programme has. */
export const accountPlaces = (flags: Flags): readonly AccountPage[] =>
  places.filter(({ oneOf }: Place) => oneOf?.some((flag) => flags?.[flag]) ?? true)
