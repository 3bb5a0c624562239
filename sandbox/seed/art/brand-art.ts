import type { Pattern } from './draw.ts'
import { beams } from './patterns/beams.ts'
import { breath } from './patterns/breath.ts'
import { buoys } from './patterns/buoys.ts'
import { cupRings } from './patterns/cup-rings.ts'
import { filmstrips } from './patterns/filmstrips.ts'
import { furrows } from './patterns/furrows.ts'
import { halftone } from './patterns/halftone.ts'
import { hexes } from './patterns/hexes.ts'
import { litWindows } from './patterns/lit-windows.ts'
import { loaves } from './patterns/loaves.ts'
import { logEnds } from './patterns/log-ends.ts'
import { margins } from './patterns/margins.ts'
import { paddles } from './patterns/paddles.ts'
import { panes } from './patterns/panes.ts'
import { peaks } from './patterns/peaks.ts'
import { petals } from './patterns/petals.ts'
import { quilt } from './patterns/quilt.ts'
import { rails } from './patterns/rails.ts'
import { records } from './patterns/records.ts'
import { rink } from './patterns/rink.ts'
import { riverLines } from './patterns/river-lines.ts'
import { sapDrops } from './patterns/sap-drops.ts'
import { shoal } from './patterns/shoal.ts'
import { spines } from './patterns/spines.ts'
import { sunOnWater } from './patterns/sun-on-water.ts'
import { vessels } from './patterns/vessels.ts'
import type { wordmarks } from './wordmarks.ts'

export type BrandArtId = keyof typeof wordmarks

/** How one brand's card is composed: ground, pattern and wordmark. */
export type BrandArt = {
  readonly ground: string
  readonly pattern: Pattern
  /** Height of the patterned part of the card; below it the ground or the band is quiet. */
  readonly reach: number
  /** A solid foot in another colour than the ground. */
  readonly band?: string
  /** Lets a pattern that runs to the foot fade under the wordmark, which then stands on `ground`. */
  readonly scrim?: boolean
  /** Colour of the wordmark; at least 4.5 : 1 on what lies under it. */
  readonly ink: string
  /** The quiet colour that the wordmark really stands on, for the contrast test. */
  readonly under: string
  /** The last baseline of the wordmark. */
  readonly baseline: number
  /** The square of the pattern that stands for the brand in small, in card units. */
  readonly swatch: { readonly x: number; readonly y: number; readonly size: number }
  /** How much closer the featured crop looks; scenes are shown whole. */
  readonly zoom?: number
}

export const brandArt: Readonly<Record<BrandArtId, BrandArt>> = {
  'maple-books': {
    ground: '#73231c',
    pattern: spines,
    reach: 136,
    ink: '#f9ead1',
    under: '#73231c',
    baseline: 173,
    swatch: { x: 80, y: 14, size: 116 },
  },
  'nordique-cafe': {
    ground: '#3b2a22',
    pattern: cupRings,
    reach: 202,
    scrim: true,
    ink: '#f9ead6',
    under: '#4c3a30',
    baseline: 175,
    swatch: { x: 40, y: 0, size: 120 },
  },
  'prairie-outfitters': {
    ground: '#e5a63a',
    pattern: furrows,
    reach: 202,
    ink: '#fff7e2',
    under: '#704109',
    baseline: 182,
    swatch: { x: 150, y: 30, size: 130 },
  },
  'cinema-lumiere': {
    ground: '#15120f',
    pattern: beams,
    reach: 202,
    ink: '#fff3d7',
    under: '#15120f',
    baseline: 175,
    swatch: { x: 0, y: 0, size: 104 },
  },
  'harbour-grocer': {
    ground: '#123a5c',
    pattern: buoys,
    reach: 126,
    ink: '#f7f1e3',
    under: '#123a5c',
    baseline: 172,
    zoom: 1.4,
    swatch: { x: 100, y: 8, size: 106 },
  },
  'tundra-tech': {
    ground: '#dfe7ea',
    pattern: halftone,
    reach: 148,
    ink: '#10222e',
    under: '#dfe7ea',
    baseline: 176,
    swatch: { x: 4, y: 4, size: 110 },
  },
  'papeterie-riviere': {
    ground: '#f6efe0',
    pattern: riverLines,
    reach: 145,
    ink: '#1d4480',
    under: '#f6efe0',
    baseline: 177,
    zoom: 1.4,
    swatch: { x: 60, y: 0, size: 120 },
  },
  'lakeside-spa': {
    ground: '#4b6e66',
    pattern: sunOnWater,
    reach: 202,
    ink: '#f7efe6',
    under: '#4b6e66',
    baseline: 181,
    swatch: { x: 126, y: 6, size: 140 },
  },
  'cordwood-home': {
    ground: '#6b3519',
    pattern: logEnds,
    reach: 145,
    ink: '#f6e4ca',
    under: '#6b3519',
    baseline: 178,
    zoom: 1.4,
    swatch: { x: 20, y: 10, size: 116 },
  },
  'fireweed-florist': {
    ground: '#1f4a3a',
    pattern: petals,
    reach: 142,
    ink: '#fde9ec',
    under: '#1f4a3a',
    baseline: 176,
    zoom: 1.4,
    swatch: { x: 60, y: 0, size: 118 },
  },
  'laurentide-sport': {
    ground: '#9cc0db',
    pattern: peaks,
    reach: 140,
    band: '#14284b',
    ink: '#f8f5f0',
    under: '#14284b',
    baseline: 180,
    swatch: { x: 12, y: 26, size: 114 },
  },
  'etoile-jouets': {
    ground: '#f7f1e3',
    pattern: quilt,
    reach: 150,
    ink: '#1d4f96',
    under: '#f7f1e3',
    baseline: 183,
    zoom: 1.4,
    swatch: { x: 80, y: 30, size: 120 },
  },
  marginalia: {
    ground: '#f4d35e',
    pattern: margins,
    reach: 146,
    ink: '#26332f',
    under: '#f4d35e',
    baseline: 179,
    swatch: { x: 0, y: 20, size: 120 },
  },
  'boulangerie-cote': {
    ground: '#f6e3c3',
    pattern: loaves,
    reach: 146,
    ink: '#5e2b0b',
    under: '#f6e3c3',
    baseline: 180,
    zoom: 1.4,
    swatch: { x: 60, y: 16, size: 120 },
  },
  'saltbox-seafood': {
    ground: '#0c5a60',
    pattern: shoal,
    reach: 138,
    ink: '#f2f7f0',
    under: '#0c5a60',
    baseline: 180,
    zoom: 1.4,
    swatch: { x: 118, y: 0, size: 118 },
  },
  'sucrerie-bellevue': {
    ground: '#f6bd8b',
    pattern: sapDrops,
    reach: 146,
    band: '#7a2a0a',
    ink: '#fff1dc',
    under: '#7a2a0a',
    baseline: 182,
    zoom: 1.4,
    swatch: { x: 80, y: 20, size: 118 },
  },
  'greenhouse-nine': {
    ground: '#c4dcc2',
    pattern: panes,
    reach: 148,
    band: '#14432f',
    ink: '#f0f8ea',
    under: '#14432f',
    baseline: 182,
    swatch: { x: 54, y: 10, size: 107 },
  },
  'kiln-and-clay': {
    ground: '#ded2c1',
    pattern: vessels,
    reach: 136,
    ink: '#2f3e46',
    under: '#ded2c1',
    baseline: 176,
    swatch: { x: 30, y: 30, size: 106 },
  },
  'portage-paddle': {
    ground: '#d9482b',
    pattern: paddles,
    reach: 146,
    band: '#1d3944',
    ink: '#f8f0e0',
    under: '#1d3944',
    baseline: 184,
    swatch: { x: 56, y: 6, size: 118 },
  },
  rinkside: {
    ground: '#eaf2f7',
    pattern: rink,
    reach: 146,
    band: '#0b2a5b',
    ink: '#eaf2f7',
    under: '#0b2a5b',
    baseline: 182,
    swatch: { x: 76, y: 14, size: 118 },
  },
  northreel: {
    ground: '#0e2a33',
    pattern: filmstrips,
    reach: 150,
    band: '#0e2a33',
    ink: '#f4efe6',
    under: '#0e2a33',
    baseline: 183,
    zoom: 1.4,
    swatch: { x: 100, y: 10, size: 124 },
  },
  'vinyle-nord': {
    ground: '#f6c1b1',
    pattern: records,
    reach: 146,
    ink: '#2a1c1e',
    under: '#f6c1b1',
    baseline: 180,
    swatch: { x: 110, y: 0, size: 130 },
  },
  'hexwood-games': {
    ground: '#f3ead3',
    pattern: hexes,
    reach: 146,
    ink: '#26382e',
    under: '#f3ead3',
    baseline: 181,
    zoom: 1.4,
    swatch: { x: 60, y: 16, size: 118 },
  },
  'souffle-yoga': {
    ground: '#f5dccb',
    pattern: breath,
    reach: 142,
    ink: '#74321f',
    under: '#f5dccb',
    baseline: 178,
    swatch: { x: 101, y: 8, size: 118 },
  },
  'northline-rail': {
    ground: '#b1202c',
    pattern: rails,
    reach: 150,
    ink: '#f6efe2',
    under: '#b1202c',
    baseline: 182,
    swatch: { x: 20, y: 18, size: 118 },
  },
  'auberge-du-fleuve': {
    ground: '#4d6d8f',
    pattern: litWindows,
    reach: 146,
    band: '#0f1b2d',
    ink: '#f7e6c4',
    under: '#0f1b2d',
    baseline: 182,
    swatch: { x: 96, y: 30, size: 116 },
  },
}
