import { NoticePage } from '@borealis/design-system/patterns/notice-page/notice-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { href } from '../links/href.ts'

export function NotFoundPage() {
  return (
    <NoticePage
      heading={m.errors_notFoundHeading()}
      text={[m.errors_notFoundText()]}
      action={{ href: href('/'), label: m.errors_home() }}
      other={{ href: href('/search'), label: m.errors_search() }}
    />
  )
}
