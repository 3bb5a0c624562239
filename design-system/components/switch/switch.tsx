import type { ComponentProps, ReactNode } from 'react'

/** The native `checked` conveys the state, so `aria-checked` is not needed. */
const asSwitch = { role: 'switch' }

export type SwitchProps = Omit<ComponentProps<'input'>, 'style' | 'type' | 'className' | 'role'> & {
  /** What is on when the switch is on. */
  label: ReactNode
  /** Layout classes for the root element (margin, width, grid area). None by default. */
  className?: string | undefined
}

/** A setting that takes effect at once. A native checkbox, so it also works in a form. */
export function Switch({ label, className, ...input }: SwitchProps) {
  return (
    <div className={className}>
      <label className="group flex min-h-10 items-center gap-3 has-disabled:cursor-not-allowed has-disabled:text-ink-3">
        <span className="relative inline-flex">
          <input
            {...input}
            type="checkbox"
            {...asSwitch}
            className="peer h-7 w-[2.875rem] appearance-none rounded-full border-[1.5px] border-control bg-surface transition-colors group-hover:border-ink checked:border-brand checked:bg-brand group-hover:checked:border-brand disabled:border-line disabled:bg-sunken"
          />
          <span className="pointer-events-none absolute top-[.3125rem] left-[.3125rem] size-[1.125rem] rounded-full bg-control transition-[translate,background-color] peer-checked:translate-x-[1.125rem] peer-checked:bg-on-brand peer-disabled:bg-line forced-colors:bg-[ButtonText]" />
        </span>
        <span className="min-w-0 font-[550]">{label}</span>
      </label>
    </div>
  )
}
