import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { useQuery } from '@tanstack/react-query'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { helpQueries } from './help.data.ts'

/** Under every page of help: people answer too, where the programme says how to reach them. */
export function ContactLine() {
  const { data: contact } = useQuery(helpQueries.contact())
  if (contact?.hasWays === false) return <div className="pb-16" />
  return (
    <p className="page-column pt-10 pb-16 desktop:pb-24">
      <span className="mr-2 text-ink-2">{m.help_stillStuck()}</span>
      <ActionLink href={href('/contact')}>{m.help_contactLink()}</ActionLink>
    </p>
  )
}
