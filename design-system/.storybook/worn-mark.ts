import type { BrandMark } from '../patterns/logo/brand-mark.ts'
import { wornBrand } from './wear-brand.tsx'

/** Stands in for `brand-mark.ts`, which is one brand's: the mark of the brand that the page wears. */
export const brandMark: BrandMark = {
  get viewBox() {
    return wornBrand().mark.viewBox
  },
  get path() {
    return wornBrand().mark.path
  },
}
