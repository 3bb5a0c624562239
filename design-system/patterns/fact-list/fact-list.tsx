import type { ReactNode } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Icon, type IconNode } from '../../components/icon/icon.tsx'
import { inItsLanguage } from '../../components/in-its-language/in-its-language.ts'

export type FactListProps = {
  /** The rows, in order. */
  rows: readonly {
    id: string
    icon: IconNode
    title: string
    /** Second line. None by default. */
    detail?: string
    /** Badge after the title. */
    badge?: ReactNode
    /** The amount, right-aligned. */
    value: string
    /** Second line under the amount, such as its value in points. */
    valueDetail?: string
    /** One action; `context` completes its label for screen readers. */
    action?: { href: string; label: string; context: string }
  }[]
  /** Heading level of the titles: 3 below an h2 (default), or 2. */
  headingLevel?: 2 | 3
}

/** Things with an amount each: title and details on the left, amount on the right. */
export function FactList({ rows, headingLevel = 3 }: FactListProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <ul>
      {rows.map(({ id, icon, title, detail, badge, value, valueDetail, action }) => (
        <li
          key={id}
          className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-3 border-b border-line py-4 first:border-t tablet:gap-x-5 desktop:grid-cols-[auto_1fr_auto_13rem]"
        >
          <span className="flex size-11 shrink-0 items-center justify-center self-start rounded-button bg-sunken tablet:self-center">
            <Icon of={icon} size={20} />
          </span>
          <div className={`min-w-0 ${valueDetail || action ? 'col-span-2 tablet:col-span-1' : ''}`}>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Heading className="text-body leading-[1.35] font-semibold tracking-normal">
                {inItsLanguage(title)}
              </Heading>
              {badge}
            </div>
            {detail ? <p className="max-w-measure text-small text-ink-2">{inItsLanguage(detail)}</p> : null}
          </div>
          {valueDetail || action ? (
            // On a phone the text needs the full width, so the amount goes below it.
            <p className="col-span-2 col-start-2 flex flex-wrap items-baseline gap-x-3 tablet:col-span-1 tablet:col-start-auto tablet:block tablet:text-right">
              <strong className="text-h3 whitespace-nowrap">{value}</strong>
              {valueDetail ? <span className="text-small text-ink-2 tablet:block">{valueDetail}</span> : null}
            </p>
          ) : (
            <p className="text-right">
              <strong className="text-h3 whitespace-nowrap">{value}</strong>
            </p>
          )}
          {action ? (
            <p className="col-span-2 col-start-2 tablet:text-right desktop:col-span-1 desktop:col-start-4 desktop:*:w-full">
              <Button href={action.href} variant="secondary" size="small">
                {action.label}
                <span className="sr-only">{`\u00A0${action.context}`}</span>
              </Button>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
