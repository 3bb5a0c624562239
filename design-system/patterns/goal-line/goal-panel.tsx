import { ActionLink } from '../../components/link/link.tsx'
import { NoBreakPart } from '../../components/no-break-part/no-break-part.tsx'
import { ProgressLine } from '../../components/progress-line/progress-line.tsx'
import { CardArt } from '../card-art/card-art.tsx'
import { type GoalLineProps, GoalSum } from './goal-line.tsx'

export type GoalPanelProps = Omit<GoalLineProps, 'change'>

/** The goal on its own page: the card at large, and what is left to earn leads. */
export function GoalPanel({ art, title, goal, left, pace, sum, target, value, max, see }: GoalPanelProps) {
  return (
    <section
      aria-label={title}
      className="grid items-center gap-x-9 gap-y-6 border-b border-line pb-9 tablet:grid-cols-[1fr_2fr]"
    >
      <CardArt {...art} className="w-full max-w-[24rem] rounded-card shadow-object" />
      <div>
        <h2 className="text-h3">
          <NoBreakPart part={goal}>{goal}</NoBreakPart>
        </h2>
        <p className="mt-1 mb-4 text-h2">{left}</p>
        <ProgressLine label={title} value={value} max={max} />
        <p className="mt-2 grid grid-cols-[1fr_auto] gap-x-6 text-small text-ink-2">
          <span>{pace}</span>
          <span className="whitespace-nowrap">{target}</span>
        </p>
        {sum ? <GoalSum {...sum} /> : null}
        {see ? (
          <p className="mt-4 text-small">
            <ActionLink href={see.href}>{see.label}</ActionLink>
          </p>
        ) : null}
      </div>
    </section>
  )
}
