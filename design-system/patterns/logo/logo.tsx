import { brandMark } from './brand-mark.ts'

/** The programme's mark in the current colour. Width and height attributes keep it small without a style sheet. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox={brandMark.viewBox} width="32" aria-hidden="true" className={className}>
      <path d={brandMark.path} fill="currentColor" />
    </svg>
  )
}

export type LogoProps = {
  /** URL of the home page. */
  href: string
  /** The programme's name over two lines, in the page's word order: "Borealis", "Rewards". */
  name: readonly [string, string]
}

/** Mark and wordmark, linked to the home page. */
export function Logo({ href, name }: LogoProps) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center gap-3 max-[24.3125rem]:gap-1.5 text-ink">
      <LogoMark className="w-8 max-[24.3125rem]:w-6 shrink-0 text-aurora-line" />
      <span className="text-lg max-[24.3125rem]:text-label leading-[1.05] font-semibold tracking-[-.02em]">
        {name[0]}
        <br />
        {name[1]}
      </span>
    </a>
  )
}
