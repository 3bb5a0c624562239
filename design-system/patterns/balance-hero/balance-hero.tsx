import { Button } from '../../components/button/button.tsx'
import { AuroraLight } from '../../components/slats/aurora-light.tsx'
import { slatRow } from '../../components/slats/slat-geometry.ts'
import { evenLevels } from '../../components/slats/slat-levels.ts'
import { UnlitSlats } from '../../components/slats/unlit-slats.tsx'
import { type BalanceFact, FactText, FigureLink } from '../balance-figure/balance-figure.tsx'
import { type Retry, RetryButton } from '../section-notice/retry-button.tsx'
import { SkyWindow } from '../sky-window/sky-window.tsx'

export type BalanceHeroProps = {
  /** The greeting; the page's h1. */
  greeting: string
  /** Today, formatted. */
  date: string
  /** What the large figure means: "Your balance". */
  balanceLabel: string
  /** Formatted balance; `null` when it could not be read, and `unknown` is shown instead. */
  balance: string | null
  /** Makes the figure a link: where it leads, and its accessible name with the figure in it. None by default. */
  balanceLink?: { href: string; label: string }
  /** Text shown instead of an unknown balance. */
  unknown: string
  /** Button to read the balance again, below it. None by default. */
  retry?: Retry | undefined
  /** Facts under the balance: its value, pending points, time of the reading. */
  facts: readonly BalanceFact[]
  /**
   * What is done every day, below the facts: the first is the main one. `opensDocument` loads a document of its own, for a
   * page that has to open offline too. None by default.
   */
  actions?: readonly { href: string; label: string; opensDocument?: boolean }[]
  /**
   * `values` are points earned per week, oldest first; `null` draws no slats. `tables` give the same numbers to
   * screen readers; none by default.
   */
  weeks: {
    title: string
    span: string
    label: string
    values: readonly number[]
    tables?: readonly (HiddenTableProps & { id: string })[]
  } | null
}

/** First view of the signed-in home page: the balance over a year of weekly earnings. */
export function BalanceHero(props: BalanceHeroProps) {
  const {
    greeting,
    date,
    balanceLabel,
    balance,
    balanceLink,
    unknown,
    retry,
    facts,
    actions = [],
    weeks,
  } = props
  return (
    <SkyWindow>
      <div className="page-column grid tablet:grid-cols-[1fr_auto] desktop:min-h-[437px] desktop:grid-cols-2 desktop:grid-rows-[auto_1fr]">
        <h1 className="pt-6 text-greeting tablet:pt-13">{greeting}</h1>
        <p className="pt-1 text-small text-on-night-2 tablet:pt-16 tablet:text-right">{date}</p>
        <div className="pt-4 tablet:col-span-2 tablet:pt-11 desktop:col-span-1 desktop:self-end desktop:pb-13">
          <p className="text-on-night-2">{balanceLabel}</p>
          {balance === null ? (
            <p className="mt-3 max-w-[24rem] text-lead">{unknown}</p>
          ) : (
            <p data-first={balance[0]} className="mt-1 text-display tablet:mt-3">
              {balanceLink ? <FigureLink {...balanceLink}>{balance}</FigureLink> : balance}
            </p>
          )}
          {facts.length > 0 ? (
            <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-small tablet:gap-x-8 text-on-night-2 tablet:text-body desktop:mt-6">
              {facts.map((fact) => (
                <li key={fact.id}>
                  <FactText {...fact} ink="text-on-night" />
                </li>
              ))}
            </ul>
          ) : null}
          {retry ? <RetryButton {...retry} variant="on-night-secondary" /> : null}
          {actions.length > 0 ? (
            <p className="mt-4 flex gap-3 tablet:mt-6 desktop:mt-8">
              {actions.map(({ href, label, opensDocument }, index) => (
                <Button
                  key={href}
                  href={href}
                  {...(opensDocument && { target: '_self' })}
                  variant={index === 0 ? 'on-night' : 'on-night-secondary'}
                  className="max-tablet:flex-auto max-tablet:px-3"
                >
                  {label}
                </Button>
              ))}
            </p>
          ) : null}
        </div>
        {weeks ? (
          <div className="relative flex flex-col justify-end pt-3 tablet:col-span-2 tablet:pt-9 desktop:col-span-1 desktop:ml-3 desktop:pt-8">
            <p className="mb-1 flex justify-between gap-4 text-small text-on-night-2 tablet:mb-5">
              <span>{weeks.title}</span>
              <span className="whitespace-nowrap">{weeks.span}</span>
            </p>
            {weeks.values.some((value) => value > 0) ? (
              <WeekSlats
                weeks={weeks.values}
                label={weeks.label}
                className="h-14 tablet:h-[150px] desktop:h-[262px]"
              />
            ) : (
              <UnlitSlats count={18} className="opacity-70" />
            )}
            {weeks.tables?.map(({ id, ...table }) => (
              <HiddenTable key={id} {...table} />
            ))}
          </div>
        ) : (
          <div className="pb-10" />
        )}
      </div>
    </SkyWindow>
  )
}

type HiddenTableProps = {
  /** Caption of the table. */
  caption: string
  /** Headers of its two columns. */
  columns: readonly [string, string]
  /** Rows in order, values formatted. */
  rows: readonly { id: string; name: string; value: string }[]
}

/** Visually hidden table with the numbers behind a drawing. Around it, because Firefox does not clip the caption of a table. */
function HiddenTable({ caption, columns, rows }: HiddenTableProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns[0]}</th>
            <th scope="col">{columns[1]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, value }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type WeekSlatsProps = {
  /** Points earned per week, oldest first. */
  weeks: readonly number[]
  /** Text alternative, such as the total and the best week. */
  label: string
  /** Layout classes for the root element (margin, width, grid area). None by default. */
  className?: string
}

/**
 * One slat per week of earning, aligned with the foot of the window. One great week fills its height and does not put out
 * the light of all others; who wants to measure has the chart of the history, and the table.
 */
function WeekSlats({ weeks, label, className }: WeekSlatsProps) {
  const step = 10
  const slats = slatRow(evenLevels(weeks), { step, height: 260 })
  return (
    <svg
      viewBox={`0 0 ${Math.max(1, weeks.length) * step - 4.4} 260`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className={`block w-full ${className ?? ''}`}
    >
      <AuroraLight slats={slats} rise />
    </svg>
  )
}
