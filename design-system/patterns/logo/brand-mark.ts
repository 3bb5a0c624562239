import { roundedSlatPath, slatRow } from '../../components/slats/slat-geometry.ts'

/** A mark of one colour: it takes the colour of the text around it. */
export interface BrandMark {
  readonly viewBox: string
  readonly path: string
}

const LEVELS = [0.3, 0.56, 0.8, 0.68, 1, 0.5, 0.3]

/** Seven slats. The build puts a brand's `mark.ts` in the place of this file. */
export const brandMark: BrandMark = {
  viewBox: '0 0 33 28',
  path: roundedSlatPath(slatRow(LEVELS, { step: 5, height: 28, lit: 0.56 })),
}
