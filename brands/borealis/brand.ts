import type { Brand, ProgrammeName } from '../brand.ts'

export const brand: Brand = { code: 'borealis', firstLocale: 'en-ca', fontPreload: 'site' }

export const programmeName: ProgrammeName = {
  shortName: 'Borealis',
  nameLines: { en: ['Borealis', 'Rewards'], fr: ['Récompenses', 'Borealis'] },
}
