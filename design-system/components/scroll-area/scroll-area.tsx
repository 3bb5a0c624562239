import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'

/** Safari gives the keyboard no way into a scrolling box unless it is told to (WCAG 2.1.1). */
const keyboardScroll = { tabIndex: 0 }

export type ScrollAreaProps = Omit<ComponentProps<'section'>, 'style' | 'tabIndex'>

/** What scrolls by itself where it has no room, also by keyboard: name it with `aria-label(ledby)`. */
export function ScrollArea({ className, ...section }: ScrollAreaProps) {
  return <section {...section} {...keyboardScroll} className={classNames('overflow-auto', className)} />
}
