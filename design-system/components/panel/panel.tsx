import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'

export type PanelProps = Omit<ComponentProps<'section'>, 'style'>

/** Something set apart within a page, such as an example or what was just shown: name it with `aria-label(ledby)`. */
export function Panel({ className, ...section }: PanelProps) {
  return (
    <section
      {...section}
      className={classNames('rounded-window bg-sunken p-5 outline-none tablet:p-8', className)}
    />
  )
}
