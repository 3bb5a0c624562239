import { useId } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Drawer } from '../../components/drawer/drawer.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx'

export type FilterDrawerProps = Omit<FilterPanelProps, 'id' | 'apply'> & {
  /** Heading of the drawer, which names it. */
  title: string
  /** URL of the list as it is filtered, without the drawer. */
  closeHref: string
  /** Id of the link that leads here. */
  openerId: string
  /** Accessible name of the close button. */
  closeLabel: string
  /** Label of the submit button without JavaScript. */
  apply: string
  /** Its label where each choice applies at once: what it will show, "Show 5 gift cards". */
  applyShown: string
  /** Link that takes every filter off and leaves the drawer open; `null` when nothing is filtered. */
  reset: { href: string; label: string } | null
}

/** The filters of a list where there is no room beside it: a panel with a URL of its own, which a link of the list opens. */
export function FilterDrawer(props: FilterDrawerProps) {
  const { title, closeHref, openerId, closeLabel, apply, applyShown, reset, ...panel } = props
  const id = useId()
  return (
    <Drawer
      title={title}
      closeHref={closeHref}
      openerId={openerId}
      closeLabel={closeLabel}
      actions={
        <>
          <Button type="submit" form={id} className="grow">
            <span className="noscript:hidden">{applyShown}</span>
            <span className="hidden noscript:block">{apply}</span>
          </Button>
          {reset ? <ActionLink href={reset.href}>{reset.label}</ActionLink> : null}
        </>
      }
    >
      <FilterPanel {...panel} id={id} />
    </Drawer>
  )
}
