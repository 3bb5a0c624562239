import { useId, useState } from 'react'
import { Bars } from '../../components/barcode/bars.tsx'
import { classNames } from '../../components/class-names/class-names.ts'
import type { QrPath } from './qr-path.ts'

export type MemberBarcodeProps = {
  /** The member's name. */
  name: string
  /** "Member since 2019" */
  since: string
  /** The number in groups, as people read it out. */
  number: string
  /** Accessible name of the drawing. */
  label: string
  /** Widths of bars and gaps in modules, starting with a bar. */
  widths: readonly number[]
  /**
   * The same number as a QR code (`qrPath`; `size` in modules), for scanners that cannot read bars from a screen. It
   * takes the place of the bars when it is chosen: two codes in view compete for the scanner. None by default.
   */
  qr?: {
    path: string
    size: number
    /** Accessible name of the drawing. */
    label: string
    /** Name of the choice ("Code to show"), and its two sides. */
    choice: ChoiceWords
  }
  /** Fills a flex column of the screen's height instead of a card. `false` by default. */
  isFullScreen?: boolean
}

type ChoiceWords = { legend: string; bars: string; qr: string }

/**
 * The member card for use at checkout: one dark code on light in both themes, and the number in large digits, never
 * covered. The choice of the code needs no JavaScript.
 */
export function MemberBarcode(props: MemberBarcodeProps) {
  const { name, since, number, label, widths, qr, isFullScreen = false } = props
  // For browsers without `:has()`; in all others the choice works without JavaScript.
  const [isQr, setQr] = useState(false)
  // The quiet zone of the bars extends into the card's padding; the text aligns with the bars.
  const onBars = isFullScreen ? 'px-[calc(7%-10px)]' : 'px-[3px] tablet:px-[15px]'
  return (
    <figure
      className={classNames(
        'group/card text-night',
        isFullScreen
          ? 'mx-auto flex w-full max-w-wide-list grow flex-col justify-center'
          : 'max-w-[42rem] rounded-member-card bg-on-night p-5 pb-6 shadow-object tablet:p-8',
      )}
    >
      <div className={`flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 ${onBars}`}>
        <p translate="no" className="text-h3">
          {name}
        </p>
        <p className="text-small">{since}</p>
      </div>
      <div
        className={classNames(
          'relative',
          isFullScreen
            ? '-mx-3 mt-[min(3vh,1.5rem)] max-h-[min(45vh,24rem)] min-h-28 grow'
            : '-mx-5 mt-5 h-44 tablet:-mx-8 tablet:h-48',
        )}
      >
        <Bars
          widths={widths}
          label={label}
          className={classNames(
            'absolute inset-0 block size-full group-has-[[value=qr]:checked]/card:invisible',
            isQr && 'no-has:invisible',
          )}
        />
        {qr ? (
          <QrSquares
            path={qr.path}
            size={qr.size}
            label={qr.label}
            className={classNames(
              'invisible absolute inset-0 mx-auto block h-full group-has-[[value=qr]:checked]/card:visible',
              isQr && 'no-has:visible',
            )}
          />
        ) : null}
      </div>
      <figcaption
        className={classNames(
          'flex flex-wrap items-center justify-between gap-x-6 gap-y-3',
          isFullScreen ? 'mt-[min(3vh,1.5rem)]' : 'mt-5',
          onBars,
        )}
      >
        <span translate="no" className="text-figure-small text-balance tracking-[.02em] tablet:text-h2">
          {number}
        </span>
        {qr ? <CodeChoice {...qr.choice} onQr={setQr} /> : null}
      </figcaption>
    </figure>
  )
}

/** Two radio buttons side by side: what is chosen is black on light, also where the system chooses the colours. */
function CodeChoice({ legend, bars, qr, onQr }: ChoiceWords & { onQr: (isChosen: boolean) => void }) {
  const group = useId()
  return (
    <fieldset className="flex flex-wrap bg-on-night print:hidden forced-color-adjust-none rounded-button border-[1.5px] border-night">
      <legend className="sr-only">{legend}</legend>
      {[
        ['bars', bars],
        ['qr', qr],
      ].map(([value, label]) => (
        <label key={value} className="relative">
          <input
            type="radio"
            name={group}
            value={value}
            defaultChecked={value === 'bars'}
            className="peer sr-only"
            onChange={() => onQr(value === 'qr')}
          />
          <span className="flex min-h-10 items-center rounded-[8px] px-4 text-label font-semibold peer-checked:bg-night peer-checked:text-on-night peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-night">
            {label}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Quiet zone on each side, in modules, that scanners need. */
const QUIET = 4

export type QrSquaresProps = QrPath & {
  /** Accessible name of the drawing. */
  label: string
  /** Size, as utility classes: the drawing is square, quiet zone included. */
  className: string
}

/** The QR code alone, crisp at any size. Dark on light even in forced colours. */
export function QrSquares({ path, size, label, className }: QrSquaresProps) {
  const side = size + 2 * QUIET
  return (
    <svg
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      className={`bg-on-night text-night ${className}`}
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
