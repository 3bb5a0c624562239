import type { SitePageData } from '#app/member-data/page-data.data.ts'
import type { JoinValues } from './check-join.ts'
import { fieldId } from './join-words.ts'

/** The props of every step's fields. */
export interface StepFields {
  readonly values: JoinValues
  /** Sentences by field. */
  readonly errors: Readonly<Record<string, string>>
  readonly pageData: SitePageData | undefined
}

/** Name, id, what was typed and what is wrong with it: the same for every field. */
export const fieldProps = (name: string, { values, errors }: StepFields) => ({
  id: fieldId(name),
  name,
  defaultValue: values[name] ?? '',
  error: errors[name],
})
