import { Button } from '../../components/button/button.tsx'
import { ButtonGroup } from '../../components/button-group/button-group.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import { UnlitSlats } from '../../components/slats/unlit-slats.tsx'

export type ErrorScreenProps = {
  /** Text of the h1. */
  heading: string
  /** What happened, and what is still true. */
  text: string
  /** Link to the home page. */
  home: { href: string; label: string }
  /** Link that reloads the page; works without JavaScript. None by default. */
  again?: { href: string; label: string }
  /** Reference for support, to read out or to select: its label and the id. None by default. */
  reference?: { label: string; id: string }
}

/** The page shown when another one fails. */
export function ErrorScreen({ heading, text, home, again, reference }: ErrorScreenProps) {
  return (
    <div className="page-column pt-20 pb-16 tablet:pt-28 tablet:pb-28 desktop:pt-38">
      <UnlitSlats className="w-full max-tablet:h-24 max-tablet:w-[round(down,100%,25.6px)]" />
      <h1 className="mt-12 text-h1 tablet:mt-14">{heading}</h1>
      <p className="mt-4 text-lead text-ink-2 tablet:max-w-[51rem]">{text}</p>
      <ButtonGroup className="mt-8">
        <Button href={home.href}>{home.label}</Button>
        {again ? <ActionLink href={again.href}>{again.label}</ActionLink> : null}
      </ButtonGroup>
      {reference ? (
        <p className="mt-14 text-small text-ink-2">
          {reference.label} <span className="inline-block break-all">{reference.id}</span>
        </p>
      ) : null}
    </div>
  )
}
