import type { ReactNode } from 'react'
import { DefinitionList, DefinitionRow } from '../../components/definition-list/definition-list.tsx'
import { ActionLink } from '../../components/link/link.tsx'

export type DefinitionRowsProps = {
  /** What is known, one row each. */
  rows: readonly {
    id: string
    label: string
    value: ReactNode
    /** A badge beside the value, or before `detail` where the value is a sentence. */
    badge?: ReactNode
    /** The value is a sentence: its label stands out, and the badge opens the line under it. `false` by default. */
    isSentence?: boolean
    /** A second line under the value. */
    detail?: ReactNode
    /** What can be opened below, such as what was before. */
    more?: ReactNode
    /** One link; `context` completes it for screen readers: "Edit name". `id` for the focus to come back to; none by default. */
    action?: RowLinkProps
    /** Another control in the link's place, such as a button; on a phone it stands under the value. */
    control?: ReactNode
    /** The value leaves room: the control stays beside it on a phone too. `false` by default. */
    isShort?: boolean
  }[]
}

/** Facts about the member: label, value, at most one thing to do. Rules, no boxes. */
export function DefinitionRows({ rows }: DefinitionRowsProps) {
  return (
    <DefinitionList>
      {rows.map((row) => (
        <DefinitionRow
          key={row.id}
          term={row.label}
          action={row.action ? <RowLink {...row.action} /> : row.control}
          actionBelow={Boolean(row.control && !row.isShort)}
          isSentence={row.isSentence === true}
        >
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
            {row.value}
            {row.isSentence ? null : row.badge}
          </span>
          {row.isSentence ? (
            <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-small font-normal text-ink-2">
              {row.badge}
              {row.detail}
            </span>
          ) : row.detail ? (
            <span className="block text-small font-normal text-ink-2">{row.detail}</span>
          ) : null}
          {row.more ? <div className="mt-2 text-small font-normal">{row.more}</div> : null}
        </DefinitionRow>
      ))}
    </DefinitionList>
  )
}

type RowLinkProps = { id?: string; href: string; label: string; context: string }

function RowLink({ id, href, label, context }: RowLinkProps) {
  return (
    <span className="text-small">
      <ActionLink href={href} {...(id !== undefined && { id })}>
        {label}
        <span className="sr-only"> {context}</span>
      </ActionLink>
    </span>
  )
}
