import { Button } from '@borealis/design-system/components/button/button.tsx'
import { Printer } from 'lucide'
import * as m from '#app/paraglide/messages.js'

/** Opens the browser's own print dialog; without JavaScript its menu has the same. */
export function PrintButton() {
  return (
    <>
      <Button variant="secondary" icon={Printer} className="noscript:hidden" onClick={() => window.print()}>
        {m.statement_print()}
      </Button>
      <noscript>
        <p className="text-ink-2">{m.statement_printByHand()}</p>
      </noscript>
    </>
  )
}
