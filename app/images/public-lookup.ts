import { type LookupAddress, type LookupAllOptions, lookup as lookUp } from 'node:dns'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

/** Names that exist only in an internal network; an operator who lists one means an internal address. */
const INTERNAL_NAME = /^[^.]+\.?$|\.(internal|local|lan|home\.arpa|localhost)\.?$/i

const inside = new BlockList()
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
  inside.addSubnet(network, bits, 'ipv4')
/** The one block of IPv6 that the internet has, less what stands in it for addresses of IPv4. */
const internet = new BlockList()
internet.addSubnet('2000::', 3, 'ipv6')
inside.addSubnet('2002::', 16, 'ipv6')
inside.addSubnet('2001::', 32, 'ipv6')

/** Whether an address belongs to this machine or a network of the operator's, and not to the internet. */
export function isInside(address: string): boolean {
  if (!isIPv6(address)) return inside.check(address, 'ipv4')
  return !internet.check(address, 'ipv6') || inside.check(address, 'ipv6')
}

/** A public name resolved to an internal address. */
export class LeadsInside extends Error {
  override name = 'LeadsInside'
}

/** All addresses of a name, by the system's resolver. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/**
 * Resolves a host for a connection and refuses a public name that leads inside. The connection is made to the very
 * addresses that were looked at, so a name that answers differently the next time gains nothing.
 * @param trusted names that may lead anywhere, such as the backend's
 */
export function publicLookup(trusted: readonly string[], resolve: Resolve = lookUp): LookupFunction {
  return (hostname, options, done) => {
    const mayLeadInside = trusted.includes(hostname) || INTERNAL_NAME.test(hostname)
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '')
      const [first] = addresses
      if (!first || (!mayLeadInside && addresses.some(({ address }) => isInside(address))))
        return done(new LeadsInside(`${hostname} leads inside`), '')
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
}
