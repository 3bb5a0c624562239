import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'

export type RadioProps = Omit<ComponentProps<'input'>, 'style' | 'type'>

/** The bare circle: a native radio button whose ring fills when chosen. */
export function Radio({ className, ...input }: RadioProps) {
  return (
    <input
      {...input}
      type="radio"
      className={classNames(
        'size-[1.375rem] shrink-0 appearance-none rounded-full border-[1.5px] border-control bg-surface transition-colors group-hover:border-ink checked:border-[.40625rem] checked:border-brand group-hover:checked:border-brand disabled:border-line disabled:bg-sunken',
        className,
      )}
    />
  )
}
