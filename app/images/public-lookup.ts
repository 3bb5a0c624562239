import { type LookupAddress, type LookupAllOptions, lookup as lookUp } from 'node:dns'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

/** Names that exist only in an internal network; an operator who lists one means an internal address. */
const INTERNAL_NAME = /^[^.]+\.?$|\.(internal|local|lan|home\.arpa|localhost)\.?$/i

const internal = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  internal.addSubnet(network, bits, 'ipv4')
/** The one IPv6 block of the public internet. Ranges within it that embed IPv4 addresses count as internal. */
const internet = new BlockList()
internet.addSubnet('2000::', 3, 'ipv6')
internal.addSubnet('2002::', 16, 'ipv6')
internal.addSubnet('2001::', 32, 'ipv6')

/** True for an address of this machine or of a private network. */
export function isInternal(address: string): boolean {
  if (!isIPv6(address)) return internal.check(address, 'ipv4')
  return !internet.check(address, 'ipv6') || internal.check(address, 'ipv6')
}

/** A public name resolved to an internal address. */
export class InternalAddressError extends Error {
  override name = 'InternalAddressError'
}

/** All addresses of a name, by the system's resolver. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/**
 * Resolves a host for a connection, and refuses a public name that resolves to an internal address. The connection is made
 * to the very addresses that were checked, so DNS rebinding gains nothing.
 * @param trusted names that may resolve to anything, such as the backend's
 */
export function publicLookup(trusted: readonly string[], resolve: Resolve = lookUp): LookupFunction {
  return (hostname, options, done) => {
    const mayBeInternal = trusted.includes(hostname) || INTERNAL_NAME.test(hostname)
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '')
      const [first] = addresses
      if (!first || (!mayBeInternal && addresses.some(({ address }) => isInternal(address))))
        return done(new InternalAddressError(`${hostname} resolves to an internal address`), '')
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
}
