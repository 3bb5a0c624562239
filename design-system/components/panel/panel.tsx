import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'

export type PanelProps = Omit<ComponentProps<'section'>, 'style'>

/** Sets content apart within a page, such as an example. Name it with `aria-label` or `aria-labelledby`. */
export function Panel({ className, ...section }: PanelProps) {
  return (
    <section
      {...section}
      className={classNames('rounded-window bg-sunken p-5 outline-none tablet:p-8', className)}
    />
  )
}
