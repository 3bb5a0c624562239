import encodeQR from 'qr'

export type QrPath = {
  /** The dark modules as one SVG path. */
  path: string
  /** Modules per side, without the quiet zone. */
  size: number
}

/** Encodes a text as a QR code at error correction level Q. Throws for more than about 1,600 letters. */
export function qrPath(text: string): QrPath {
  // The encoder always adds a border: ask for the narrowest and strip it.
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: 1 }).slice(1, -1)
  return { path: rows.map((row, y) => rowPath(row.slice(1, -1), y)).join(''), size: rows.length }
}

/** One rectangle for each run of dark modules. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const begin = x
    while (row[x + 1]) x += 1
    const width = x + 1 - begin
    path += `M${begin} ${y}h${width}v1h-${width}z`
  }
  return path
}
