import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from '@borealis/contract/serving/words.ts'
import { z } from 'zod'

/** A text of a data file in both languages, with plain spaces and straight apostrophes; read with each one's typography. */
export const bilingual = z
  .strictObject({ en: z.string().min(1), fr: z.string().min(1) })
  .transform(({ en, fr }) => text(en, fr))

/** Something with a code and a name, such as a category. */
export const named = z.strictObject({ code: z.string(), name: bilingual })

/**
 * What a file of `seed/data` says.
 * @throws with the file, the place and the reason when it does not fit its schema
 */
export function readData<T extends z.ZodType>(name: string, schema: T): z.output<T> {
  const read = schema.safeParse(
    JSON.parse(readFileSync(join(import.meta.dirname, 'data', `${name}.json`), 'utf8')),
  )
  if (!read.success) throw new Error(`sandbox/seed/data/${name}.json:\n${z.prettifyError(read.error)}`)
  return read.data
}
