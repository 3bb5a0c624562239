import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'

/** Safari does not make scroll containers focusable by itself (WCAG 2.1.1). */
const keyboardScroll = { tabIndex: 0 }

export type ScrollAreaProps = Omit<ComponentProps<'section'>, 'style' | 'tabIndex'>

/** A scroll container that is keyboard accessible. Name it with `aria-label` or `aria-labelledby`. */
export function ScrollArea({ className, ...section }: ScrollAreaProps) {
  return <section {...section} {...keyboardScroll} className={classNames('overflow-auto', className)} />
}
