import { ErrorScreen } from '@borealis/design-system/patterns/error-screen/error-screen.tsx'
import * as m from '#app/paraglide/messages.js'
import { StandaloneDocument } from '../document/standalone-document.tsx'
import { href } from '../links/href.ts'
import { requestReference } from './reference.ts'

/** The error screen as a document of its own, for a page whose frame broke too (spec §2). */
export function BrokenDocument() {
  return (
    <StandaloneDocument title={m.errors_heading()}>
      <ErrorScreen
        heading={m.errors_heading()}
        text={m.errors_text()}
        home={{ href: href('/'), label: m.errors_home() }}
        reference={{ label: m.errors_reference(), id: requestReference() }}
      />
    </StandaloneDocument>
  )
}
