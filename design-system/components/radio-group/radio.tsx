import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'

export type RadioProps = Omit<ComponentProps<'input'>, 'style' | 'type'>

/** A native radio button without a label; its ring fills when selected. */
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
