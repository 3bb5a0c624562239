import { brandMark } from './brand-mark.ts'

/** The programme’s mark. It takes the current colour, and without a style sheet it is no larger than it is with one. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox={brandMark.viewBox} width="32" aria-hidden="true" className={className}>
      <path d={brandMark.path} fill="currentColor" />
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
    <a href={href} className="inline-flex min-h-11 items-center gap-3 max-[22.4375rem]:gap-2 text-ink">
      <LogoMark className="w-8 shrink-0 text-aurora-line" />
      <span className="text-lg max-[22.4375rem]:text-label leading-[1.05] font-semibold tracking-[-.02em]">
        {name[0]}
        <br />
        {name[1]}
      </span>
    </a>
  )
}
