import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

/** Rasterises the path at four pixels per module, with the quiet zone that scanners need. */
function pictureOf({ path, size }: ReturnType<typeof qrPath>) {
  const [scale, quiet] = [4, 4]
  const side = (size + 2 * quiet) * scale
  const data = new Uint8Array(side * side * 4).fill(255)
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = 0; row < scale; row += 1) {
      for (let column = 0; column < Number(width) * scale; column += 1) {
        const at = ((Number(y) + quiet) * scale + row) * side + (Number(x) + quiet) * scale + column
        data.set([0, 0, 0], at * 4)
      }
    }
  }
  return { width: side, height: side, data }
}

test.each(['6046460193227504', 'https://borealis.example/'])('a decoder reads %s back', (text) => {
  expect(decodeQR(pictureOf(qrPath(text)))).toBe(text)
})

test('different numbers give different codes', () => {
  expect(qrPath('6046460193227504').path).not.toBe(qrPath('6046460193227505').path)
})

test('a text that is too long throws', () => {
  expect(() => qrPath('x'.repeat(3000))).toThrow()
})
