import type { LucideIcon } from 'lucide-react'
import { Icon } from '../../components/icon/icon.tsx'

export type LedgerRowProps = {
  date: string
  /** The brand's swatch, or an icon where no brand is involved. */
  mark: { kind: 'swatch'; src: string; srcSet?: string } | { kind: 'icon'; icon: LucideIcon }
  what: string
  href?: string
  /** How the points came about: "$21.40 at 5 per dollar = 107, plus morning offer 400". */
  why?: string
  category: string
  /** Signed and formatted. */
  points: string
  direction: 'earned' | 'spent'
  /** The balance after this row. */
  balance: string
  /** The phone's third line: "Nov 17 · 23,755 after". */
  phoneLine: string
}

/** A row that explains itself. Earned is green with a plus, spent is ink with a minus, never red. */
export function LedgerRow(props: LedgerRowProps) {
  const { date, mark, what, href, why, category, points, direction, balance, phoneLine } = props
  return (
    <tr>
      <td className="ledger-wide text-ink-2">{date}</td>
      <td>
        <div className="flex items-center gap-4">
          <LedgerMark mark={mark} />
          <div>
            <p className="leading-[1.35] font-semibold">
              {href ? (
                <a href={href} className="hover:underline">
                  {what}
                </a>
              ) : (
                what
              )}
            </p>
            {why ? <p className="text-small text-ink-2">{why}</p> : null}
            <p className="text-small text-ink-2 tablet:hidden" aria-hidden="true">
              {phoneLine}
            </p>
          </div>
        </div>
      </td>
      <td className="ledger-wide text-small text-ink-2">{category}</td>
      <td
        className={`text-right font-semibold whitespace-nowrap ${direction === 'earned' ? 'text-aurora-text' : 'text-ink'}`}
      >
        {points}
      </td>
      <td className="ledger-wide text-right text-small text-ink-2">{balance}</td>
    </tr>
  )
}

function LedgerMark({ mark }: Pick<LedgerRowProps, 'mark'>) {
  if (mark.kind === 'icon') {
    const Drawing = mark.icon
    return (
      <span className="flex size-11 shrink-0 items-center justify-center rounded-button bg-sunken">
        <Icon of={Drawing} size={20} />
      </span>
    )
  }
  return (
    <img
      src={mark.src}
      srcSet={mark.srcSet}
      alt=""
      width={44}
      height={44}
      loading="lazy"
      decoding="async"
      className="size-11 shrink-0 rounded-button object-cover"
    />
  )
}
