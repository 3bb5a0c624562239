import { EyeOff, Maximize } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Barcode } from '../../components/barcode/barcode.tsx'
import { Button } from '../../components/button/button.tsx'
import { CopyLink } from '../../components/copy-link/copy-link.tsx'
import { Panel } from '../../components/panel/panel.tsx'
import { FullScreen } from '../full-screen/full-screen.tsx'

export type ShownCodeProps = {
  /** What is shown: "Code of the card". */
  label: string
  /** As it is written on the card, in groups. */
  code: string
  /** Name of the bars for screen readers. */
  barcodeLabel: string
  /** The PIN and the words before it; absent where the card has none. */
  pin?: { label: string; value: string }
  /** Words of the links that copy: `context` completes them for screen readers. */
  copy: { code: string; pin: string; context: string; copied: string }
  /** Words of the buttons, and the line that says why to hide it. */
  words: { enlarge: string; hide: string; close: string; help: string }
  /** The code fills the screen, for showing it at a till. `false` by default. */
  isLarge?: boolean
  /** Asked to fill the screen. */
  onEnlarge: (event: MouseEvent<HTMLElement>) => void
  /** The screen was left. */
  onShrink: () => void
  /** Asked to hide it. */
  onHide: () => void
}

/** The code and the PIN, as a till reads them and as a person does. It takes the focus when it comes. */
export function ShownCode(props: ShownCodeProps) {
  const { label, code, barcodeLabel, pin, copy, words, isLarge = false, onEnlarge, onShrink, onHide } = props
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  const digits = code.replaceAll(' ', '')
  const picture = (
    <>
      <Barcode value={digits} text={code} label={barcodeLabel} />
      {pin ? (
        <p className="text-lead">
          {pin.label} <strong>{pin.value}</strong>
        </p>
      ) : null}
    </>
  )
  const said = { context: copy.context, copied: copy.copied }
  return (
    <Panel ref={box} aria-label={label} tabIndex={-1} className="grid gap-4">
      {picture}
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
          <div className="mx-auto grid w-full max-w-[26rem] gap-4 text-center">{picture}</div>
        </FullScreen>
      ) : null}
    </Panel>
  )
}
