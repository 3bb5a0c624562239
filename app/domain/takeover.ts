import type { ProvinceCode } from '@borealis/contract/provinces.ts'

interface Run {
  readonly provinceCodes: readonly ProvinceCode[]
  /** First and last day, `YYYY-MM-DD`. */
  readonly startDate: string
  readonly endDate: string
}

/**
 * The brand takeover that runs in a province on a day (spec §3).
 * @param day `YYYY-MM-DD`, where the reader is
 */
export const takeoverIn = <Takeover extends Run>(
  takeovers: readonly Takeover[],
  province: ProvinceCode | undefined,
  day: string,
): Takeover | undefined =>
  takeovers.find(
    ({ provinceCodes, startDate, endDate }) =>
      provinceCodes.some((code) => code === province) && startDate <= day && day <= endDate,
  )
