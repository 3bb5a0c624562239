import { EyeOff, Maximize } from 'lucide'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Barcode } from '../../components/barcode/barcode.tsx'
import { Button } from '../../components/button/button.tsx'
import { CopyLink } from '../../components/copy-link/copy-link.tsx'
import { useTakeFocus } from '../../components/hydration/use-take-focus.ts'
import { Panel } from '../../components/panel/panel.tsx'
import { CardArt, type CardArtProps } from '../card-art/card-art.tsx'
import { FullScreen } from '../full-screen/full-screen.tsx'

export type ShownCodeProps = {
  /** What is shown: "Code of the card". */
  label: string
  /** Brand and amount, for whoever is shown the code alone. */
  title: string
  /** Art of the card, above its code. None by default. */
  art?: CardArtProps | null
  /** The code, in groups as on the card. */
  code: string
  /** Accessible name of the barcode. */
  barcodeLabel: string
  /** The PIN with its label; absent where the card has none. */
  pin?: { label: string; value: string }
  /** Labels of the copy links; `context` completes them for screen readers. */
  copy: { code: string; pin: string; context: string; copied: string }
  /** Labels of the buttons, and the reason to hide the code. */
  words: { enlarge: string; hide: string; close: string; help: string }
  /** The code is shown full screen, for use at a till. `false` by default. */
  isLarge?: boolean
  /** Called to show the code full screen. */
  onEnlarge: (event: MouseEvent<HTMLElement>) => void
  /** Called when full screen is left. */
  onShrink: () => void
  /** Called to hide the code. */
  onHide: () => void
}

/** A revealed code and PIN, as barcode and as text. Takes focus when it appears. */
export function ShownCode(props: ShownCodeProps) {
  const { label, title, art, code, barcodeLabel, pin, copy, words, isLarge = false } = props
  const { onEnlarge, onShrink, onHide } = props
  const box = useRef<HTMLElement>(null)
  const takeFocus = useTakeFocus()
  useEffect(() => takeFocus(box.current), [takeFocus])
  const digits = code.replaceAll(' ', '')
  // One object, as the card itself would be: its art, then what is scanned or typed.
  const card = (
    <div className="w-full max-w-[26rem] overflow-hidden rounded-card bg-on-night text-night shadow-object">
      {art ? <CardArt {...art} className="max-h-[30vh] w-full object-cover" /> : null}
      <div className="grid justify-items-center pb-4 text-center">
        {isLarge ? <p className="px-4 pt-4 text-h3">{title}</p> : null}
        <Barcode value={digits} text={code} label={barcodeLabel} isLarge={isLarge} />
        {pin ? (
          <p className="text-lead">
            {pin.label} <strong translate="no">{pin.value}</strong>
          </p>
        ) : null}
      </div>
    </div>
  )
  const said = { context: copy.context, copied: copy.copied }
  return (
    <Panel ref={box} aria-label={label} tabIndex={-1} className="grid gap-4">
      {card}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 text-small">
        <CopyLink text={digits} label={copy.code} {...said} />
        {pin ? <CopyLink text={pin.value} label={copy.pin} {...said} /> : null}
      </div>
      <div className="flex flex-wrap gap-4">
        <Button variant="secondary" size="small" icon={Maximize} onClick={onEnlarge}>
          {words.enlarge}
        </Button>
        <Button variant="secondary" size="small" icon={EyeOff} onClick={onHide}>
          {words.hide}
        </Button>
      </div>
      <p className="max-w-measure text-small text-ink-2">{words.help}</p>
      {isLarge ? (
        <FullScreen label={label} close={words.close} onClose={onShrink}>
          <div className="flex justify-center">{card}</div>
        </FullScreen>
      ) : null}
    </Panel>
  )
}
