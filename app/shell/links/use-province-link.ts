import type { NavLink } from '@borealis/design-system/patterns/header/nav-link.ts'
import { useLocation } from '@tanstack/react-router'
import * as m from '#app/paraglide/messages.js'
import { href } from './href.ts'

/** The link to the province picker, which returns to the current page. */
export function useProvinceLink(): NavLink {
  // Paths inside the router have no language prefix, so the picker may return in another language.
  const { pathname, searchStr } = useLocation()
  const from = pathname === '/' || pathname === '/province' ? undefined : pathname + searchStr
  return { href: href('/province', { from }), label: m.site_changeProvince() }
}
