import type { BrandMark } from '../../design-system/patterns/logo/brand-mark.ts'

/** A sun that sets behind two waves. */
export const brandMark: BrandMark = {
  viewBox: '0 3 33 28',
  path: 'M8.5 13a8 8 0 0 1 16 0zM1 17q4-4 8 0t8 0 8 0 7 0v3.4q-3.5 4-7 0t-8 0-8 0-8 0zM1 24q4-4 8 0t8 0 8 0 7 0v3.4q-3.5 4-7 0t-8 0-8 0-8 0z',
}
