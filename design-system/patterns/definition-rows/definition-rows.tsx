import type { ReactNode } from 'react'
import { DefinitionList, DefinitionRow } from '../../components/definition-list/definition-list.tsx'
import { inItsLanguage } from '../../components/in-its-language/in-its-language.ts'
import { ActionLink } from '../../components/link/link.tsx'

export type DefinitionRowsProps = {
  /** The rows, in order. */
  rows: readonly {
    id: string
    label: string
    value: ReactNode
    /** The value is a name, a number or an address, which no translator may change. `false` by default. */
    isAsWritten?: boolean
    /** Badge beside the value, or before `detail` where the value is a sentence. */
    badge?: ReactNode
    /**
     * The value is a sentence: the label is bold instead, and the badge moves to the second line. `false` by default.
     */
    isSentence?: boolean
    /** Second line under the value. */
    detail?: ReactNode
    /** Expandable content, such as former values. */
    more?: ReactNode
    /**
     * One link; `context` completes its label for screen readers: "Edit name". `id` lets focus return to it. None by
     * default.
     */
    action?: RowLinkProps
    /** Another control instead of the link, such as a button; below the value on a phone. */
    control?: ReactNode
    /** The value is short: the control stays beside it on a phone too. `false` by default. */
    isShort?: boolean
  }[]
}

const said = (value: ReactNode) => (typeof value === 'string' ? inItsLanguage(value) : value)

/** Label and value rows with at most one action each, separated by hairlines. */
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
            {row.isAsWritten ? <span translate="no">{row.value}</span> : said(row.value)}
            {row.isSentence ? null : row.badge}
          </span>
          {row.isSentence ? (
            <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-small font-normal text-ink-2">
              {row.badge}
              {said(row.detail)}
            </span>
          ) : row.detail ? (
            <span className="block text-small font-normal text-ink-2">{said(row.detail)}</span>
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
        <span className="sr-only">{`\u00A0${context}`}</span>
      </ActionLink>
    </span>
  )
}
