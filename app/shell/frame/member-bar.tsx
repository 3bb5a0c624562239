import { BottomBar } from '@borealis/design-system/patterns/bottom-bar/bottom-bar.tsx'
import { useLocation } from '@tanstack/react-router'
import { CreditCard, Gift, House, Tag, UserRound } from 'lucide'
import * as m from '#app/paraglide/messages.js'
import { href } from '../links/href.ts'

/** A member's places of every day at the foot of a phone. The card has a document of its own, which opens offline. */
export function MemberBar() {
  const { pathname } = useLocation()
  const isAt = (place: string) => pathname === place || pathname.startsWith(`${place}/`)
  return (
    <BottomBar
      label={m.site_barLabel()}
      links={[
        { href: href('/'), label: m.errors_home(), icon: House, current: pathname === '/' },
        { href: href('/offers'), label: m.site_navOffers(), icon: Tag, current: isAt('/offers') },
        {
          href: href('/account/card/full'),
          label: m.site_barCard(),
          icon: CreditCard,
          current: isAt('/account/card'),
          opensDocument: true,
        },
        { href: href('/gift-cards'), label: m.site_navGiftCards(), icon: Gift, current: isAt('/gift-cards') },
        {
          href: href('/account'),
          label: m.site_barAccount(),
          icon: UserRound,
          current: isAt('/account') && !isAt('/account/card'),
        },
      ]}
    />
  )
}
