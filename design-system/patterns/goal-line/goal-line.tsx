import { Disclosure } from '../../components/disclosure/disclosure.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import { NoBreakPart } from '../../components/no-break-part/no-break-part.tsx'
import { ProgressLine } from '../../components/progress-line/progress-line.tsx'
import { CardArt, type CardArtProps } from '../card-art/card-art.tsx'

export type GoalLineProps = {
  /** Picture of the goal. */
  art: CardArtProps
  /** "Your goal: Tundra Tech, $300" */
  title: string
  /** The part of the title that must not wrap: "Tundra Tech, $300". */
  goal: string
  /** "5,150 pts to go" */
  left: string
  /** Estimated date, or why there is none. Nothing by default. */
  pace?: string
  /** How the date was estimated, behind a line that says so. None by default. */
  sum?: { label: string; text: string }
  /** "30,000" */
  target: string
  /** Points earned towards the goal. */
  value: number
  /** Points needed. */
  max: number
  /** Link to choose another goal; absent on the page that does so. */
  change?: { href: string; label: string }
  /** Link to the goal; absent when there is none. */
  see?: { href: string; label: string }
  /** Used in a column that has its own margins. `false` by default. */
  isInColumn?: boolean
}

/** Progress towards the member's savings goal. */
export function GoalLine(props: GoalLineProps) {
  const { art, title, goal, left, pace, sum, target, value, max, change, see, isInColumn = false } = props
  return (
    <section aria-label={title} className={isInColumn ? undefined : 'page-column'}>
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-4 border-b border-line py-7 tablet:grid-cols-[auto_1fr_auto] tablet:gap-x-7 tablet:py-9">
        <CardArt
          {...art}
          className="w-[86px] self-start rounded-small-card shadow-object tablet:w-[124px] tablet:self-center"
        />
        <div className="contents tablet:block">
          <p className="tablet:flex tablet:items-baseline tablet:justify-between tablet:gap-6">
            <span className="block text-lead leading-[1.2] font-semibold tracking-[-.01em]">
              <NoBreakPart part={goal}>{title}</NoBreakPart>
            </span>
            <strong className="block tablet:whitespace-nowrap">{left}</strong>
          </p>
          <div className="col-span-2 mt-5 tablet:mt-3">
            <ProgressLine label={title} value={value} max={max} />
            <p className="mt-2 grid grid-cols-[1fr_auto] gap-x-6 text-small text-ink-2">
              <span>{pace}</span>
              <span className="whitespace-nowrap">{target}</span>
            </p>
            {sum ? <GoalSum {...sum} /> : null}
          </div>
        </div>
        <p className="col-span-2 mt-4 text-small tablet:col-span-1 tablet:mt-0">
          <span className="flex flex-wrap gap-x-6 gap-y-3 tablet:flex-col">
            {change ? (
              <span>
                <ActionLink href={change.href}>{change.label}</ActionLink>
              </span>
            ) : null}
            {see ? (
              <span>
                <ActionLink href={see.href}>{see.label}</ActionLink>
              </span>
            ) : null}
          </span>
        </p>
      </div>
    </section>
  )
}

/** How the date was estimated, for who asks. */
export function GoalSum({ label, text }: NonNullable<GoalLineProps['sum']>) {
  return (
    <div className="text-small text-ink-2">
      <Disclosure quiet summary={label}>
        <p>{text}</p>
      </Disclosure>
    </div>
  )
}
