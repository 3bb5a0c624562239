import { fnv1a32 } from './fnv1a.ts'

export type Variant = 'A' | 'B'

/**
 * The same device always sees the same variant: A when the hash of device and key, mod 100, is below the ratio,
 * else B (spec §4). Without consent there is no device id, and everyone is in B.
 * @param ratio 0–100, the share of devices in A
 */
export function variantFor(
  deviceId: string | null | undefined,
  experiment: { key: string; ratio: number },
): Variant {
  if (!deviceId) return 'B'
  return fnv1a32(`${deviceId}:${experiment.key}`) % 100 < experiment.ratio ? 'A' : 'B'
}

/**
 * Whether somebody takes part, and the experiments in which their device sees variant A, as one short text; empty for who takes no
 * part. Two visitors with the same text get the same page: also what it tells of them when visits are measured.
 */
export function variantsKey(
  deviceId: string | null | undefined,
  experiments: readonly { key: string; ratio: number }[],
): string {
  if (!deviceId) return ''
  const inA = experiments.filter((experiment) => variantFor(deviceId, experiment) === 'A')
  return ['in', ...inA.map(({ key }) => key).sort()].join(' ')
}
