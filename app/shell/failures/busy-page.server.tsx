import { ErrorScreen } from '@borealis/design-system/patterns/error-screen/error-screen.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { StandaloneDocument } from '../document/standalone-document.tsx'
import { href } from '../links/href.ts'

const rendered = new Map<string, string>()

/**
 * The page for a request that was rejected for lack of capacity. Rendered once per language and kind of request, and
 * cached, so that a rejected request costs nothing.
 * @param isForm the request was a form, whose input only the browser has: a link would lose it, and reloading sends it
 */
export function busyPage(isForm: boolean): string {
  const key = `${currentLocale()} ${isForm}`
  const known = rendered.get(key)
  if (known !== undefined) return known
  const html = `<!DOCTYPE html>${renderToStaticMarkup(<BusyDocument isForm={isForm} />)}`
  rendered.set(key, html)
  return html
}

function BusyDocument({ isForm }: { isForm: boolean }) {
  const home = { href: href('/'), label: m.errors_home() }
  return (
    <StandaloneDocument title={m.busy_heading()}>
      {isForm ? (
        <ErrorScreen heading={m.busy_heading()} text={m.busy_formText()} home={home} />
      ) : (
        <ErrorScreen
          heading={m.busy_heading()}
          text={m.busy_text()}
          home={{ href: '', label: m.errors_tryAgain() }}
          again={home}
        />
      )}
    </StandaloneDocument>
  )
}
