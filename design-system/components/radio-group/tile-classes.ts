import { classNames } from '../class-names/class-names.ts'

/** An option as a tile with its radio at the right. An unavailable one is dashed. */
export const tileClasses = (isAvailable: boolean, className: string) =>
  classNames(
    'group relative flex items-start justify-between rounded-card border-[1.5px] border-control transition-colors has-focus-visible:outline-[3px] has-focus-visible:outline-offset-2 has-focus-visible:outline-focus no-has:focus-within:outline-[3px] no-has:focus-within:outline-offset-2 no-has:focus-within:outline-focus',
    isAvailable
      ? 'bg-surface hover:border-ink has-checked:border-brand has-checked:bg-aurora-wash has-checked:inset-edge-brand'
      : 'cursor-default border-dashed',
    className,
  )
