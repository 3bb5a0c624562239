import { ArrowLeft } from 'lucide-react'
import { Icon } from '../../components/icon/icon.tsx'

export type BackLinkProps = {
  /** Where it leads. */
  href: string
  /** The name of that place. */
  label: string
}

/** The way back to the list that a page belongs to, above its heading. */
export function BackLink({ href, label }: BackLinkProps) {
  return (
    <a href={href} className="inline-flex min-h-8 items-center gap-2 text-small font-semibold print:hidden">
      <Icon of={ArrowLeft} size={16} />
      <span className="border-b-[1.5px] border-aurora-line">{label}</span>
    </a>
  )
}
