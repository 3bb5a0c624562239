import type { ReactNode } from 'react'
import { Checkbox } from '../../components/checkbox/checkbox.tsx'

export type ChoiceGridProps = {
  /** One row per question. */
  rows: readonly {
    id: string
    /** Title of the row and accessible name of its group. */
    title: string
    /** Second line. None by default. */
    detail?: ReactNode
    /** Last line, such as when and to what the member agreed. None by default. */
    note?: string | undefined
    /** The options of the row; `isOn` when checked. */
    choices: readonly {
      name: string
      label: string
      isOn: boolean
      /** Cannot be changed. */
      isLocked?: boolean
      /** Column (of four) where there is room, so that equal options align. The next one by default. */
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

/** Several questions with the same few options: one row each, checkboxes at the end. */
export function ChoiceGrid({ rows }: ChoiceGridProps) {
  return (
    <div className="border-t border-line">
      {rows.map(({ id, title, detail, note, choices }) => (
        <fieldset key={id} className="border-b border-line py-5">
          <legend className="float-left w-full font-semibold desktop:w-[40%] desktop:pr-8">
            {title}
            {detail ? <span className="mt-1 block text-small font-normal text-ink-2">{detail}</span> : null}
            {note ? <span className="mt-1 block text-small font-normal text-ink-2">{note}</span> : null}
          </legend>
          {/* Columns share the room, but none gets narrower than its longest word: "Application" was broken at 1,280 px. */}
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
