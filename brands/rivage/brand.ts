import type { Brand } from '../brand.ts'

export const brand: Brand = {
  code: 'rivage',
  shortName: 'Rivage',
  nameLines: { en: ['Rivage', 'Rewards'], fr: ['Privilèges', 'Rivage'] },
  firstLocale: 'fr-ca',
  fontPreload: 'none',
}
