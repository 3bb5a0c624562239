import { Bars } from './bars.tsx'
import { code128 } from './code-128.ts'

export type BarcodeProps = {
  /** The encoded value: printable ASCII. An even number of digits makes the narrowest code. */
  value: string
  /** Accessible name: "Barcode for your gift card". */
  label: string
  /** The value as people read it out, for example in groups of digits. `value` by default. */
  text?: string
  /** Twice as tall, where it has the screen to itself. `false` by default. */
  isLarge?: boolean
}

/**
 * A Code 128 barcode with its text, dark on light in both themes because scanners expect that. Renders nothing for a
 * value that Code 128 cannot encode.
 */
export function Barcode({ value, label, text = value, isLarge = false }: BarcodeProps) {
  const widths = code128(value)
  if (!widths) return null
  return (
    <figure className="w-full max-w-[26rem] rounded-card bg-on-night p-4 text-night">
      <Bars widths={widths} label={label} className={`block w-full ${isLarge ? 'h-[20vh]' : 'h-20'}`} />
      <figcaption translate="no" className="mt-3 text-center text-lead font-semibold">
        {text}
      </figcaption>
    </figure>
  )
}
