import { Disclosure } from '../../components/disclosure/disclosure.tsx'
import { CoverLink } from '../../components/link/cover-link.tsx'
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
}

/** Progress towards the member's savings goal; on a phone one row that leads to the goal, where the rest is said. */
export function GoalLine(props: GoalLineProps) {
  const { art, title, goal, left, pace, sum, target, value, max, change, see } = props
  return (
    <section aria-label={title} className="page-column">
      <div className="group relative grid grid-cols-[auto_1fr] items-center gap-x-3 border-b border-line py-4 tablet:grid-cols-[auto_1fr_auto] tablet:gap-x-7 tablet:py-9">
        <CardArt {...art} className="w-14 rounded-small-card shadow-object tablet:w-[124px]" />
        <div>
          <p className="flex flex-wrap items-baseline justify-between gap-x-2 tablet:flex-nowrap tablet:gap-x-6">
            <span className="font-semibold tablet:text-lead tablet:leading-[1.2] tablet:tracking-[-.01em]">
              <span className="max-tablet:hidden">
                <NoBreakPart part={goal}>{title}</NoBreakPart>
              </span>
              {change ? (
                <CoverLink href={change.href} className="tablet:hidden">
                  {goal}
                </CoverLink>
              ) : null}
            </span>
            <strong className="whitespace-nowrap max-tablet:text-small">{left}</strong>
          </p>
          <div className="mt-1 tablet:mt-3">
            <ProgressLine label={title} value={value} max={max} />
            <p className="mt-2 grid grid-cols-[1fr_auto] gap-x-6 text-small text-ink-2 max-tablet:hidden">
              <span>{pace}</span>
              <span className="whitespace-nowrap">{target}</span>
            </p>
            {sum ? (
              <div className="max-tablet:hidden">
                <GoalSum {...sum} />
              </div>
            ) : null}
          </div>
        </div>
        <p className="flex flex-col gap-y-3 text-small max-tablet:hidden">
          {[change, see].map((link) =>
            link ? (
              <span key={link.href}>
                <ActionLink href={link.href}>{link.label}</ActionLink>
              </span>
            ) : null,
          )}
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
