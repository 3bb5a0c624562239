export type CodeTextProps = {
  /** The kind of code: "Coupon code". */
  label: string
  /** The code as it is typed or read out. */
  code: string
}

/** A code in large letters, in the dashed frame of a coupon. */
export function CodeText({ label, code }: CodeTextProps) {
  return (
    <p className="flex w-fit max-w-full flex-wrap items-baseline gap-x-3 rounded-button border-[1.5px] border-dashed border-control bg-surface px-5 py-2.5">
      <span className="text-small text-ink-2">{label}</span>{' '}
      <strong translate="no" className="min-w-0 text-h3 font-semibold tracking-[.06em] wrap-anywhere">
        {code}
      </strong>
    </p>
  )
}
