import type { ECardSecret } from '@borealis/contract/me.ts'
import { ShownCode as Code } from '@borealis/design-system/patterns/e-card-row/shown-code.tsx'
import { type MouseEvent, useState } from 'react'
import { formatDenomination } from '#app/domain/money.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { afterNextFrame, answerPress } from '#app/shell/page-parts/after-next-frame.ts'
import type { ECard } from './e-card-outcome.ts'
import { artAt } from './order-row.ts'

interface ShownCodeProps {
  card: ECard
  secret: ECardSecret
  onHide: () => void
}

/** The code and the PIN of a card. Only ever rendered in the browser. */
export default function ShownCode({ card, secret, onHide }: ShownCodeProps) {
  const [isLarge, setLarge] = useState(false)
  // The press is painted first, and the large code is rendered after that frame.
  const enlarge = ({ currentTarget }: MouseEvent) => {
    answerPress(currentTarget)
    void afterNextFrame(async () => setLarge(true))
  }
  return (
    <Code
      label={m.eCards_code()}
      title={m.eCards_name({
        brand: card.brandName,
        amount: formatDenomination(card.valueCents, currentLocale()),
      })}
      art={card.art ? artAt(card.art, 'min(90vw, 416px)') : null}
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
        enlarge: m.card_fullScreen(),
        hide: m.eCards_hide(),
        close: m.site_close(),
        help: m.eCards_hideHelp(),
      }}
      isLarge={isLarge}
      onEnlarge={enlarge}
      onShrink={() => setLarge(false)}
      onHide={onHide}
    />
  )
}
