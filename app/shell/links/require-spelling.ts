import { redirect } from '@tanstack/react-router'

/**
 * A page whose code was written in another way than it is registered has one address.
 * @param address that of the registered code
 * @throws the router's redirect to it, when the code that was asked for is another
 */
export function requireSpelling(written: string, registered: string, address: string): void {
  if (written !== registered) throw redirect({ href: address, statusCode: 301 })
}
