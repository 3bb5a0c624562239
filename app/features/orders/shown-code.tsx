import type { ECardSecret } from '@borealis/contract/me.ts'
import { ShownCode as Code } from '@borealis/design-system/patterns/e-card-row/shown-code.tsx'
import * as m from '#app/paraglide/messages.js'
import { useOpened } from '#app/shell/page-parts/use-opened.ts'
import type { ECard } from './e-card-outcome.ts'

interface ShownCodeProps {
  card: ECard
  secret: ECardSecret
  onHide: () => void
}

/** The code and the PIN of a card. Only ever rendered in the browser. */
export default function ShownCode({ card, secret, onHide }: ShownCodeProps) {
  const large = useOpened()
  return (
    <Code
      label={m.eCards_code()}
      code={secret.code}
      barcodeLabel={m.eCards_barcode({ brand: card.brandName })}
      {...(secret.pin && { pin: { label: m.eCards_pin(), value: secret.pin } })}
      copy={{
        code: m.eCards_copyCode(),
        pin: m.eCards_copyPin(),
        context: m.eCards_copyCodeContext(),
        copied: m.eCards_copied(),
      }}
      words={{
        enlarge: m.eCards_fullScreen(),
        hide: m.eCards_hide(),
        close: m.eCards_close(),
        help: m.eCards_hideHelp(),
      }}
      isLarge={large.isOpen}
      onEnlarge={large.open}
      onShrink={large.close}
      onHide={onHide}
    />
  )
}
