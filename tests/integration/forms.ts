import type { Member } from './member.ts'

/** A path with the member's first address in the place of `$address`. */
export const at = (path: string, { customer }: Member): string =>
  path.replace('$address', customer.addressIds[0] ?? '')

/** The attributes of a form's field as the page shows it again. */
export function fieldOf(html: string, name: string): string {
  return new RegExp(`<(?:input|select)[^>]*\\sname="${name}"[^>]*>`).exec(html)?.[0] ?? `no field ${name}`
}
