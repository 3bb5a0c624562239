import type { Brand, ProgrammeName } from '../brand.ts'

export const brand: Brand = { code: 'rivage', firstLocale: 'fr-ca', fontPreload: 'none' }

export const programmeName: ProgrammeName = {
  shortName: 'Rivage',
  nameLines: { en: ['Rivage', 'Rewards'], fr: ['Privilèges', 'Rivage'] },
}
