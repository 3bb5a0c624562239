import { ArrowLeft } from 'lucide'
import { Icon } from '../../components/icon/icon.tsx'

export type BackLinkProps = {
  /** Destination. */
  href: string
  /** Name of the destination. */
  label: string
}

/** Link to the parent page, above the heading. */
export function BackLink({ href, label }: BackLinkProps) {
  return (
    <a
      href={href}
      className="group inline-flex min-h-8 items-center gap-2 text-small font-semibold print:hidden"
    >
      <Icon of={ArrowLeft} size={16} />
      <span className="border-b-[1.5px] border-aurora-line transition-colors group-hover:border-current">
        {label}
      </span>
    </a>
  )
}
