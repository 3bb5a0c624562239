import type { Random } from '../random.ts'

/** The area that a pattern fills, in card units (a card is 320 × 202). */
type Box = { readonly width: number; readonly height: number }

/** A pattern fills its box, may overflow it (it is clipped), and repeats exactly for the same seed. */
export type Pattern = (box: Box, random: Random) => string

/** Numbers in SVG carry one decimal at most: the files stay small and equal on every machine. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${more && ` ${more}`}/>`

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`

export const ring = (x: number, y: number, r: number, stroke: string, width: number, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${more && ` ${more}`}/>`

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${more && ` ${more}`}/>`

export const polygon = (points: readonly (readonly [number, number])[], fill: string, more = ''): string =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill, more)

/** Moves, turns and scales what is inside; degrees clockwise. */
export const place = (x: number, y: number, turn: number, scale: number, inner: string): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${inner}</g>`

/** A vertical gradient inside the drawing; `id` must be unique in the file. */
export const verticalGradient = (id: string, stops: readonly (readonly [number, string, number])[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops
    .map(([at, colour, alpha]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${alpha}"/>`)
    .join('')}</linearGradient>`
