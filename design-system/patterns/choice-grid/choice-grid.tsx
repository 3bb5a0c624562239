import type { ReactNode } from 'react'
import { Checkbox } from '../../components/checkbox/checkbox.tsx'

export type ChoiceGridProps = {
  /** One row for each question. */
  rows: readonly {
    id: string
    /** Name of the row, and of the group of its choices. */
    title: string
    /** A line under the name. */
    detail?: ReactNode
    /** What was agreed to and when, or another last line; none by default. */
    note?: string | undefined
    /** What can be agreed to: `isOn` where it is. */
    choices: readonly {
      name: string
      label: string
      isOn: boolean
      /** Stays as it is. */
      isLocked?: boolean
      /** Which of four columns it stands in where there is room: same answers under one another. The next one by default. */
      column?: 1 | 2 | 3 | 4
    }[]
  }[]
}

const columns = {
  1: 'tablet:col-start-1',
  2: 'tablet:col-start-2',
  3: 'tablet:col-start-3',
  4: 'tablet:col-start-4',
}

/** Several questions with the same few answers: a row for each question, boxes to tick at its end. */
export function ChoiceGrid({ rows }: ChoiceGridProps) {
  return (
    <div className="top-rule border-t border-line">
      {rows.map(({ id, title, detail, note, choices }) => (
        <fieldset key={id} className="border-b border-line py-5">
          <legend className="float-left w-full font-semibold desktop:w-[40%] desktop:pr-8">
            {title}
            {detail ? <span className="mt-1 block text-small font-normal text-ink-2">{detail}</span> : null}
            {note ? <span className="mt-1 block text-small font-normal text-ink-2">{note}</span> : null}
          </legend>
          <div className="clear-left grid grid-cols-2 gap-x-4 pt-2 tablet:grid-cols-4 desktop:clear-none desktop:pt-0">
            {choices.map(({ name, label, isOn, isLocked = false, column }) => (
              <Checkbox
                key={name}
                name={name}
                label={label}
                defaultChecked={isOn}
                disabled={isLocked}
                className={column && columns[column]}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
