import { Search } from 'lucide-react'
import { Button } from '../../components/button/button.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import { UnlitSlats } from '../slats/unlit-slats.tsx'

export type NotFoundProps = {
  /** The page's heading. */
  heading: string
  /** What may have happened to the page. */
  text: string
  /** The way to the front page. */
  home: { href: string; label: string }
  /** The way to the search; absent where there is none. */
  search?: { href: string; label: string }
}

/** Nothing lives at this address: say so, and offer home and the search. */
export function NotFound({ heading, text, home, search }: NotFoundProps) {
  return (
    <div className="page-column pt-20 pb-16 tablet:pt-28 tablet:pb-28">
      <UnlitSlats count={12} seed={31} className="w-full max-w-[26rem]" />
      <h1 className="mt-12 text-h1">{heading}</h1>
      <p className="mt-4 max-w-measure text-lead text-ink-2">{text}</p>
      <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
        <Button href={home.href}>{home.label}</Button>
        {search ? (
          <ActionLink href={search.href}>
            <Icon of={Search} size={16} className="mr-2 inline align-[-2px]" />
            {search.label}
          </ActionLink>
        ) : null}
      </div>
    </div>
  )
}
