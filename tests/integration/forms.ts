import type { Member } from './member.ts'

/** A path with `$address` replaced by the member's first address. */
export const at = (path: string, { customer }: Member): string =>
  path.replace('$address', customer.addressIds[0] ?? '')

/** The markup of a form's field in the page. */
export function fieldOf(html: string, name: string): string {
  return new RegExp(`<(?:input|select)[^>]*\\sname="${name}"[^>]*>`).exec(html)?.[0] ?? `no field ${name}`
}
