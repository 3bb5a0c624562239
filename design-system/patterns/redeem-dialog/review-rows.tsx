import { ShieldCheck } from 'lucide'
import { Icon } from '../../components/icon/icon.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import type { ReviewStep } from './redeem-types.ts'

/** Summary of the order; labels move above the values in a narrow space. */
export function ReviewRows({ rows, check }: Pick<ReviewStep, 'rows' | 'check'>) {
  return (
    <>
      <dl className="@container">
        {rows.map((row) => (
          <div
            key={row.id}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-line py-2.5 @[27rem]:py-3 @[27rem]:grid-cols-[5.5rem_1fr_auto]"
          >
            <dt className="col-span-2 text-small text-ink-2 @[27rem]:col-span-1 @[27rem]:text-body">
              {row.label}
            </dt>
            <dd className="min-w-0 wrap-anywhere">
              <strong>{row.value}</strong>
              {row.of ? <span className="text-ink-2">{` ${row.of}`}</span> : null}
            </dd>
            {row.edit ? (
              <dd className="text-small">
                <ActionLink href={row.edit.href}>
                  {row.edit.label}
                  <span className="sr-only">{`\u00A0${row.edit.context}`}</span>
                </ActionLink>
              </dd>
            ) : null}
            {row.detail ? (
              <dd className="col-span-2 text-small text-ink-2 @[27rem]:col-start-2">{row.detail}</dd>
            ) : null}
          </div>
        ))}
      </dl>
      <p className="mt-4 flex gap-4 rounded-button bg-sunken p-4">
        <Icon of={ShieldCheck} size={20} className="mt-0.5 shrink-0 text-aurora-text" />
        <span className="max-w-[28rem]">
          <strong>{check.strong}</strong> {check.text}
        </span>
      </p>
    </>
  )
}
