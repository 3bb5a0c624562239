import { roundedSlatPath, slatRow } from '../../components/slats/slat-geometry.ts'

/** A single-colour mark, drawn in the current text colour. */
export interface BrandMark {
  readonly viewBox: string
  readonly path: string
}

const LEVELS = [0.3, 0.56, 0.8, 0.68, 1, 0.5, 0.3]

/** Seven slats. A brand's own `mark.ts` replaces this file at build time. */
export const brandMark: BrandMark = {
  viewBox: '0 0 33 28',
  path: roundedSlatPath(slatRow(LEVELS, { step: 5, height: 28, lit: 0.56 })),
}
