import { Barcode } from '@borealis/design-system/components/barcode/barcode.tsx'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { CodeText } from '@borealis/design-system/components/code-text/code-text.tsx'
import { useCopy } from '@borealis/design-system/components/copy-link/use-copy.ts'
import { Check, Copy } from 'lucide'
import * as m from '#app/paraglide/messages.js'

/** How long the button says that the code was copied; milliseconds. */
const COPIED_MS = 4000

/** The code as a till's scanner reads it and in letters large enough to read out, with a button that copies it. */
export function CouponCode({ code }: { code: string }) {
  // Without access to the clipboard the code can still be read.
  const { isCopied, copy } = useCopy(code, COPIED_MS)
  // The bars have it written under them.
  const isScannable = /^[\x20-\x7e]+$/.test(code)
  return (
    <>
      <Barcode value={code} label={m.offers_barcode({ code })} />
      {isScannable ? null : <CodeText label={m.offers_code()} code={code} />}
      <Button
        variant="secondary"
        icon={isCopied ? Check : Copy}
        onClick={() => void copy()}
        className="noscript:hidden"
      >
        <span aria-live="polite">{isCopied ? m.offers_copied() : m.offers_copy()}</span>
      </Button>
    </>
  )
}
