import type { ReactNode } from 'react'
import { ActionLink } from '../../components/link/link.tsx'

export type DefinitionRowsProps = {
  rows: readonly {
    id: string
    label: string
    value: ReactNode
    /** A badge beside the value. */
    badge?: ReactNode
    /** A second line under the value. */
    detail?: string
    /** One link; `context` completes it for those who hear it alone: "Edit name". */
    action?: { href: string; label: string; context: string }
    /** Another control in the link's place, such as a copy button. */
    control?: ReactNode
  }[]
}

/** Facts about the member: label, value, at most one thing to do. Rules, no boxes. */
export function DefinitionRows({ rows }: DefinitionRowsProps) {
  return (
    <dl>
      {rows.map((row) => (
        <div
          key={row.id}
          className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-4 tablet:grid-cols-[11.5rem_1fr_auto]"
        >
          <dt className="col-span-2 text-small text-ink-2 tablet:col-span-1 tablet:text-body">{row.label}</dt>
          <dd className="min-w-0 font-semibold wrap-anywhere">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {row.value}
              {row.badge}
            </span>
            {row.detail ? (
              <span className="block text-small font-normal text-ink-2">{row.detail}</span>
            ) : null}
          </dd>
          <dd className="text-right text-small">
            {row.action ? (
              <ActionLink href={row.action.href}>
                {row.action.label}
                <span className="sr-only"> {row.action.context}</span>
              </ActionLink>
            ) : null}
            {row.control}
          </dd>
        </div>
      ))}
    </dl>
  )
}
