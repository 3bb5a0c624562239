import { Check } from 'lucide'
import type { ReactNode } from 'react'
import { classNames } from '../../components/class-names/class-names.ts'
import { Icon } from '../../components/icon/icon.tsx'

export type OrderMoment = {
  id: string
  state: 'done' | 'now' | 'next'
  title: string
  /** State for screen readers: "Done", "Now", "Next". */
  stateLabel: string
  /** Actual or expected time, formatted. None by default. */
  time?: string
  /** Explanation for the member. None by default. */
  text?: ReactNode
  /** Actions at this step, such as tracking the parcel. None by default. */
  actions?: ReactNode
}

export type OrderTimelineProps = {
  /** Accessible name of the list. */
  label: string
  /** Past and future steps, oldest first. */
  moments: readonly OrderMoment[]
}

/** Progress of an order: done steps are filled, the current one is a ring, future ones are hollow. */
export function OrderTimeline({ label, moments }: OrderTimelineProps) {
  return (
    // Safari takes the role from a list without marks; the lint rule, which calls it redundant, does not know that.
    <ol {...{ role: 'list' }} aria-label={label} className="[print-color-adjust:exact]">
      {moments.map((moment, index) => (
        <li
          key={moment.id}
          aria-current={moment.state === 'now' ? 'step' : undefined}
          className="relative grid grid-cols-[1.375rem_1fr] gap-x-6 pb-9 last:pb-0"
        >
          {index < moments.length - 1 ? <TimelineLine state={moment.state} /> : null}
          <TimelineMark state={moment.state} />
          <div>
            <h2 className={classNames('text-h4', moment.state === 'next' && 'font-[550] text-ink-2')}>
              {moment.title}
              <span className="sr-only">, {moment.stateLabel}</span>
            </h2>
            {moment.time ? <p className="mt-1 text-small text-ink-2">{moment.time}</p> : null}
            {moment.text ? <p className="mt-1 max-w-measure text-ink-2">{moment.text}</p> : null}
            {moment.actions ? (
              <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3 text-small">
                {moment.actions}
              </div>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  )
}

function TimelineLine({ state }: Pick<OrderMoment, 'state'>) {
  const place = 'absolute left-2.75 -translate-x-1/2 w-[3px]'
  if (state === 'done')
    return <span aria-hidden="true" className={`${place} top-4 -bottom-1 bg-aurora-line`} />
  return (
    <>
      <span aria-hidden="true" className={`${place} top-4 -bottom-1 bg-line`} />
      {state === 'now' ? (
        <span aria-hidden="true" className={`${place} top-4 bottom-[40%] bg-aurora-line`} />
      ) : null}
    </>
  )
}

function TimelineMark({ state }: Pick<OrderMoment, 'state'>) {
  if (state === 'done') {
    return (
      <span className="relative mt-0.5 flex size-[1.375rem] items-center justify-center rounded-full bg-aurora-line text-paper">
        <Icon of={Check} size={14} />
      </span>
    )
  }
  const ring = state === 'now' ? 'border-[.4375rem] border-brand' : 'border-2 border-control'
  return <span className={`relative mt-0.5 size-[1.375rem] rounded-full bg-paper ${ring}`} />
}
