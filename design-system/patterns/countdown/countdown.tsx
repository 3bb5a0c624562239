export type CountdownProps = {
  /** Machine-readable end, ISO 8601. */
  until: string
  /** What runs out. */
  label: string
  /** Each part with its unit: `{ value: '5', unit: 'h' }`. Two or three of them. */
  parts: readonly { id: string; value: string; unit: string }[]
}

/** How long something is still on. Its parts have a width of their own, so that nothing moves when a number changes. */
export function Countdown({ until, label, parts }: CountdownProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-ink-2">
      <span className="text-small">{label}</span>
      {/* A timer announces nothing by itself; a screen reader reads it when asked. */}
      <time role="timer" dateTime={until} className="inline-flex gap-x-3">
        {parts.map(({ id, value, unit }) => (
          <span key={id} className="inline-flex items-baseline gap-x-1 whitespace-nowrap">
            <strong className="inline-block min-w-[2ch] text-right text-h3 font-semibold text-ink">
              {value}
            </strong>{' '}
            <span className="text-small">{unit}</span>
          </span>
        ))}
      </time>
    </p>
  )
}
