import type { NavLink } from '@borealis/design-system/patterns/header/nav-link.ts'
import { useLocation } from '@tanstack/react-router'
import * as m from '#app/paraglide/messages.js'
import { href } from './href.ts'

/** The way to choose another province, which leads back to this page. */
export function useProvinceLink(): NavLink {
  // Inside the router the path has no language prefix: the choice may be made in the other language.
  const { pathname, searchStr } = useLocation()
  const from = pathname === '/' || pathname === '/province' ? undefined : pathname + searchStr
  return { href: href('/province', { from }), label: m.site_changeProvince() }
}
