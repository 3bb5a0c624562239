import type { IconNode } from 'lucide'
import { Icon } from '../../components/icon/icon.tsx'
import { inItsLanguage } from '../../components/in-its-language/in-its-language.ts'
import { ActionLink } from '../../components/link/link.tsx'
import { ProgressLine } from '../../components/progress-line/progress-line.tsx'
import { ChipRow, type ChipRowProps } from '../chip-row/chip-row.tsx'

export type ValueRankingProps = {
  /** Heading of the section. */
  title: string
  /** How the order was determined, in one sentence. */
  intro: string
  /** Id of the heading, for `aria-labelledby` on the section around it. None by default. */
  headingId?: string
  /** Links to the available orders. None by default. */
  sort?: { label: string; options: ChipRowProps['chips'] }
  /** Link to more ways. None by default. */
  more?: { href: string; label: string }
  /** Rows in the current order. `rate` is formatted ("1.00¢ / pt"); `share` is 0 to 100, with the best at 100. */
  rows: readonly {
    id: string
    icon: IconNode
    name: string
    /** What is needed: "From 1,000 pts". */
    detail?: string
    href?: string
    rate: string
    share: number
    /** What the points buy there; `null` where they are fewer than it takes. */
    worth: string | null
  }[]
}

/** Compares what a point is worth in each way to spend it. */
export function ValueRanking({ title, intro, headingId, sort, more, rows }: ValueRankingProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 desktop:grid-cols-[5fr_7fr] desktop:gap-18">
      <div>
        <h2 id={headingId} className="text-h2">
          {title}
        </h2>
        <p className="mt-4 max-w-measure text-ink-2 desktop:max-w-[22rem]">{intro}</p>
        {sort ? (
          <div className="mt-5">
            <ChipRow label={sort.label} chips={sort.options} />
          </div>
        ) : null}
        {more ? (
          <p className="mt-5">
            <ActionLink href={more.href}>{more.label}</ActionLink>
          </p>
        ) : null}
      </div>
      <ul className="@container tablet:-mt-3">
        {rows.map(({ id, icon: Drawing, name, detail, href, rate, share, worth }) => (
          <li
            key={id}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-3 border-b border-line py-4 tablet:grid-cols-[16rem_1fr_6rem_3.5rem] @max-[14rem]:grid-cols-[minmax(0,1fr)]"
          >
            <span className="flex items-center gap-3 font-semibold">
              <Icon of={Drawing} size={20} className="shrink-0" />
              <span>
                {href ? (
                  <a href={href} className="hover:underline">
                    {inItsLanguage(name)}
                  </a>
                ) : (
                  inItsLanguage(name)
                )}
                {detail ? <span className="block text-small font-normal text-ink-2">{detail}</span> : null}
              </span>
            </span>
            <span className="order-3 tablet:order-none">
              <ProgressLine thin value={share} max={100} />
            </span>
            <span className="order-4 text-right whitespace-nowrap text-ink-2 tablet:order-none @max-[14rem]:text-left">
              {rate}
            </span>
            <span className="text-right @max-[14rem]:text-left">{worth}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
