import { readPhone } from '#app/domain/phone.ts'
import * as m from '#app/paraglide/messages.js'

/** What will not be saved of a number, while it still stands in its field. */
export function phoneWarning(typed: string): string | undefined {
  const read = readPhone(typed)
  return 'phone' in read && read.extension !== null
    ? m.field_phoneExtension({ phone: read.phone })
    : undefined
}
