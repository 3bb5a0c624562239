import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { ScrollArea } from '../scroll-area/scroll-area.tsx'

export type TableProps = {
  /** Name of the table, visible unless `captionHidden`. */
  caption: ReactNode
  /** Visually hides the caption. `false` by default. */
  captionHidden?: boolean
  /** `thead` and `tbody`. */
  children: ReactNode
}

/** A table with hairlines. When it is too wide it scrolls on its own, also by keyboard. */
export function Table({ caption, captionHidden = false, children }: TableProps) {
  const captionId = useId()
  return (
    <ScrollArea aria-labelledby={captionId}>
      <table className="w-full border-collapse text-left">
        <caption id={captionId} className={captionHidden ? 'sr-only' : 'pb-4 text-left text-h3'}>
          {caption}
        </caption>
        {children}
      </table>
    </ScrollArea>
  )
}

type CellProps = {
  /** Right-aligns numbers. `false` by default. */
  numeric?: boolean
}

/** A column header; `scope="row"` makes it a row header. */
export function HeadCell({
  numeric,
  className,
  scope = 'col',
  ...th
}: CellProps & Omit<ComponentProps<'th'>, 'style'>) {
  return (
    <th
      {...th}
      scope={scope}
      className={classNames(
        'border-b border-line py-3 pr-4 align-baseline last:pr-0',
        scope === 'col' ? 'text-small font-normal whitespace-nowrap text-ink-2' : 'font-semibold',
        numeric && 'text-right',
        className,
      )}
    />
  )
}

/** A data cell. */
export function Cell({ numeric, className, ...td }: CellProps & Omit<ComponentProps<'td'>, 'style'>) {
  return (
    <td
      {...td}
      className={classNames(
        'border-b border-line py-4 pr-4 align-baseline last:pr-0',
        numeric && 'text-right whitespace-nowrap',
        className,
      )}
    />
  )
}
