import { Barcode } from '@borealis/design-system/components/barcode/barcode.tsx'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { CopyLink } from '@borealis/design-system/components/copy-link/copy-link.tsx'
import { Panel } from '@borealis/design-system/components/panel/panel.tsx'
import { FullScreen } from '@borealis/design-system/patterns/full-screen/full-screen.tsx'
import { EyeOff, Maximize } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ECardSecret } from '#app/backend/contract/me.ts'
import * as m from '#app/paraglide/messages.js'
import { useOpened } from '#app/site/page-parts/use-opened.ts'
import type { ECard } from './e-card-row.tsx'

interface ShownCodeProps {
  card: ECard
  secret: ECardSecret
  onHide: () => void
}

/** The code and the PIN, as a till reads them and as a person does. Only ever rendered in the browser. */
export default function ShownCode({ card, secret, onHide }: ShownCodeProps) {
  const large = useOpened()
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  const digits = secret.code.replaceAll(' ', '')
  const barcode = (
    <Barcode value={digits} text={secret.code} label={m.eCards_barcode({ brand: card.brandName })} />
  )
  const pin = secret.pin ? (
    <p className="text-lead">
      {m.eCards_pin()} <strong className="font-semibold">{secret.pin}</strong>
    </p>
  ) : null
  return (
    <Panel ref={box} aria-label={m.eCards_code()} tabIndex={-1} className="grid gap-4">
      {barcode}
      {pin}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 text-small">
        <CopyLink
          text={digits}
          label={m.eCards_copyCode()}
          context={m.eCards_copyCodeContext()}
          copied={m.eCards_copied()}
        />
        {secret.pin ? (
          <CopyLink
            text={secret.pin}
            label={m.eCards_copyPin()}
            context={m.eCards_copyCodeContext()}
            copied={m.eCards_copied()}
          />
        ) : null}
      </div>
      <div className="flex flex-wrap gap-4">
        <Button variant="secondary" size="small" icon={Maximize} onClick={large.open}>
          {m.eCards_fullScreen()}
        </Button>
        <Button variant="secondary" size="small" icon={EyeOff} onClick={onHide}>
          {m.eCards_hide()}
        </Button>
      </div>
      <p className="max-w-measure text-small text-ink-2">{m.eCards_hideHelp()}</p>
      {large.isOpen ? (
        <FullScreen label={m.eCards_code()} close={m.eCards_close()} onClose={large.close}>
          <div className="mx-auto grid w-full max-w-[26rem] gap-4 text-center">
            {barcode}
            {pin}
          </div>
        </FullScreen>
      ) : null}
    </Panel>
  )
}
