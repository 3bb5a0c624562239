import type { Brand } from '../brand.ts'

export const brand: Brand = {
  code: 'borealis',
  shortName: 'Borealis',
  nameLines: { en: ['Borealis', 'Rewards'], fr: ['Récompenses', 'Borealis'] },
  firstLocale: 'en-ca',
  fontPreload: 'site',
}
