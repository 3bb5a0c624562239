import { roundedSlatPath, slatRow } from '../slats/slat-geometry.ts'

const MARK_LEVELS = [0.3, 0.56, 0.8, 0.68, 1, 0.5, 0.3]
const MARK = roundedSlatPath(slatRow(MARK_LEVELS, { step: 5, height: 28, lit: 0.56 }))

/** Seven slats: the programme's mark. It takes the current colour. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 33 28" aria-hidden="true" className={className}>
      <path d={MARK} fill="currentColor" />
    </svg>
  )
}

export type LogoProps = {
  /** Where it leads: the front page. */
  href: string
  /** The programme's name over two lines, in the page's order: "Borealis", "Rewards". */
  name: readonly [string, string]
}

/** Mark and wordmark as the way home. */
export function Logo({ href, name }: LogoProps) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center gap-3 max-[359px]:gap-2 text-ink">
      <LogoMark className="w-8 shrink-0 text-aurora-line" />
      <span className="text-lg max-[359px]:text-label leading-[1.05] font-semibold tracking-[-.02em]">
        {name[0]}
        <br />
        {name[1]}
      </span>
    </a>
  )
}
