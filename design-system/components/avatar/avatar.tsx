import { UserRound } from 'lucide'
import { Icon } from '../icon/icon.tsx'

export type AvatarProps = {
  /** One or two letters; empty while the name is unknown, and a figure is drawn. */
  initials: string
}

/**
 * Initials of the signed-in member. Decorative: the name is beside it or in the accessible name of the button around
 * it.
 */
export function Avatar({ initials }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      translate="no"
      // Server and browser may know different versions of Unicode, and end a character in different places.
      suppressHydrationWarning
      className="inline-flex size-10 items-center justify-center rounded-full bg-aurora-wash text-caption font-semibold text-aurora-text"
    >
      {initials || <Icon of={UserRound} size={20} />}
    </span>
  )
}
