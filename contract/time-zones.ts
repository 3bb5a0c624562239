import type { ProvinceCode } from './provinces.ts'

/** Where whoever names no province is taken to be: most members live there. */
export const defaultTimeZone = 'America/Toronto'

/** One representative time zone per province; a member may choose another. */
export const zoneOfProvince: Readonly<Record<ProvinceCode, string>> = {
  AB: 'America/Edmonton',
  BC: 'America/Vancouver',
  MB: 'America/Winnipeg',
  NB: 'America/Moncton',
  NL: 'America/St_Johns',
  NT: 'America/Edmonton',
  NS: 'America/Halifax',
  NU: 'America/Iqaluit',
  ON: 'America/Toronto',
  PE: 'America/Halifax',
  QC: 'America/Toronto',
  SK: 'America/Regina',
  YT: 'America/Whitehorse',
}
