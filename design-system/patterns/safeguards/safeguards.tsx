import type { IconNode } from 'lucide'
import { Icon } from '../../components/icon/icon.tsx'

export type SafeguardsProps = {
  /** Heading of the section. */
  title: string
  /** Id of the heading, for `aria-labelledby` on the section around it. None by default. */
  headingId?: string
  /** Safeguards, one sentence each. */
  points: readonly { id: string; icon: IconNode; title: string; text: string }[]
}

/** Three short statements about how points are protected. */
export function Safeguards({ title, headingId, points }: SafeguardsProps) {
  return (
    <>
      <h2 id={headingId} className="text-h2">
        {title}
      </h2>
      <ul className="mt-8 grid gap-x-6 tablet:grid-cols-3">
        {points.map(({ id, icon: Drawing, title: name, text }) => (
          <li key={id} className="border-t border-line py-6">
            <Icon of={Drawing} size={24} className="text-aurora-text" />
            <h3 className="mt-4 text-h3">{name}</h3>
            <p className="mt-2 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
