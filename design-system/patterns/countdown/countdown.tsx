export type CountdownProps = {
  /** End time, ISO 8601. */
  until: string
  /** What ends. */
  label: string
  /** Two or three parts with their units: `{ value: '5', unit: 'h' }`. */
  parts: readonly { id: string; value: string; unit: string }[]
}

/** Time left until something ends. Parts have a fixed width, so that nothing shifts when a number changes. */
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
