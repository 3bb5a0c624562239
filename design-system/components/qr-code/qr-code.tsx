import { useEffect, useState } from 'react'
import type { QrPath } from './qr-path.ts'
import { QrSquares } from './qr-squares.tsx'

export type QrCodeProps = {
  /** The encoded value; the shorter, the easier to scan. */
  value: string
  /** Accessible name: "QR code for your member number". */
  label: string
  /** The value as people read it out, shown before the drawing has loaded. `value` by default. */
  text?: string
}

/**
 * A QR code with its text, dark on light in both themes because scanners expect that. It reserves its space and loads
 * the encoder on demand; where that fails, the text remains. A page that needs the code in its HTML renders
 * `QrSquares` from `qrPath` itself.
 */
export function QrCode({ value, label, text = value }: QrCodeProps) {
  const drawing = useQrPath(value)
  return (
    <figure className="w-full max-w-[15rem] rounded-card bg-on-night p-4 text-night">
      {drawing === null ? null : (
        <div className="aspect-square w-full">
          {drawing && <QrSquares {...drawing} label={label} className="block size-full" />}
        </div>
      )}
      <figcaption className="text-center font-semibold break-words">{text}</figcaption>
    </figure>
  )
}

/** The path; `undefined` while loading, `null` when there is none. */
function useQrPath(value: string): QrPath | null | undefined {
  const [drawn, setDrawn] = useState<{ value: string; drawing: QrPath | null }>()
  useEffect(() => {
    let shown = true
    const show = (drawing: QrPath | null) => shown && setDrawn({ value, drawing })
    import('./qr-path.ts').then(({ qrPath }) => qrPath(value)).then(show, () => show(null))
    return () => {
      shown = false
    }
  }, [value])
  return drawn?.value === value ? drawn.drawing : undefined
}
