import { Bars } from '../../components/barcode/bars.tsx'
import { classNames } from '../../components/class-names/class-names.ts'
import { QrSquares } from '../../components/qr-code/qr-squares.tsx'

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
   * The same number as a QR code (`qrPath`; `size` in modules), for tills that cannot read bars from a screen. None
   * by default.
   */
  qr?: { path: string; size: number; label: string }
  /** Larger codes without a card around them. `false` by default. */
  isFullScreen?: boolean
}

/** The member card for use at a till: dark codes on light in both themes, and the number in large digits. */
export function MemberBarcode(props: MemberBarcodeProps) {
  const { name, since, number, label, widths, qr, isFullScreen = false } = props
  // The quiet zone of the bars extends into the card's padding; the text aligns with the bars.
  const onBars = isFullScreen ? 'px-[calc(7%-10px)]' : 'px-[3px] tablet:px-[15px]'
  return (
    <figure
      className={
        isFullScreen
          ? 'mx-auto w-full max-w-wide-list text-night'
          : // The light around the QR code reaches into the card's corner, and must not square it.
            'max-w-[42rem] overflow-hidden rounded-member-card bg-on-night p-5 pb-6 text-night shadow-object tablet:p-8'
      }
    >
      <p className={`flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 ${onBars}`}>
        <span className="text-h3">{name}</span>
        <span className="text-small">{since}</span>
      </p>
      <Bars
        widths={widths}
        label={label}
        className={
          isFullScreen
            ? '-mx-3 mt-[min(3vh,1.5rem)] block h-[28vh] min-h-24 w-[calc(100%+1.5rem)]'
            : '-mx-5 mt-6 block h-28 w-[calc(100%+2.5rem)] tablet:-mx-8 tablet:h-40 tablet:w-[calc(100%+4rem)]'
        }
      />
      <figcaption
        className={classNames(
          'flex items-end justify-between gap-6',
          // At least the quiet zone of the QR code, which would otherwise cover the bars.
          isFullScreen ? 'mt-[min(5vh,2.8rem)] flex-wrap' : 'mt-6',
          onBars,
        )}
      >
        <span className="text-figure-small text-balance tracking-[.02em] tablet:text-h2">{number}</span>
        {qr ? (
          <QrSquares
            {...qr}
            className={
              isFullScreen
                ? '-m-[calc(min(36vh,20rem)*.138)] size-[min(36vh,20rem)]'
                : '-m-[22px] size-40 shrink-0'
            }
          />
        ) : null}
      </figcaption>
    </figure>
  )
}
