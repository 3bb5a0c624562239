import { type Pattern, ring } from '../draw.ts'

/** The rings that cups leave on a table: three cups, one of them cold. */
export const cupRings: Pattern = () => {
  const cups = [
    { x: 96, y: 8, colour: '#9fc4c8', first: 15, rings: 9 },
    { x: 232, y: 40, colour: '#f4d8b4', first: 15, rings: 9 },
    { x: 300, y: 150, colour: '#e8c9a6', first: 15, rings: 7 },
  ] as const
  return cups
    .map(({ x, y, colour, first, rings }) =>
      Array.from({ length: rings }, (_, i) => {
        const heavy = i % 3 === 0
        const alpha = Math.max(0.14, (heavy ? 0.95 : 0.74) - i * 0.085)
        return ring(x, y, first + i * 14.6, colour, heavy ? 4.4 : 1.5, `stroke-opacity="${alpha.toFixed(2)}"`)
      }).join(''),
    )
    .join('')
}
