import { NotFound } from '@borealis/design-system/patterns/not-found/not-found.tsx'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/site/links/href.ts'

export function NotFoundPage() {
  return (
    <NotFound
      heading={m.errors_notFoundHeading()}
      text={m.errors_notFoundText()}
      home={{ href: href('/'), label: m.errors_home() }}
      search={{ href: href('/search'), label: m.errors_search() }}
    />
  )
}
