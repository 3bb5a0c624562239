import { ErrorScreen } from '@borealis/design-system/patterns/error-screen/error-screen.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '#app/domain/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { StandaloneDocument } from '#app/site/document/standalone-document.tsx'
import { href } from '#app/site/links/href.ts'
import { currentLocale } from '#app/site/links/locale.ts'

const rendered = new Map<Locale, string>()

/**
 * The page for a request that was rejected for lack of capacity. Rendered once per language and cached, so that a
 * rejected request costs nothing.
 */
export function busyPage(): string {
  const locale = currentLocale()
  const known = rendered.get(locale)
  if (known !== undefined) return known
  const html = `<!DOCTYPE html>${renderToStaticMarkup(<BusyDocument />)}`
  rendered.set(locale, html)
  return html
}

function BusyDocument() {
  return (
    <StandaloneDocument title={m.busy_heading()}>
      <ErrorScreen
        heading={m.busy_heading()}
        text={m.busy_text()}
        home={{ href: '', label: m.errors_tryAgain() }}
        again={{ href: href('/'), label: m.errors_home() }}
      />
    </StandaloneDocument>
  )
}
