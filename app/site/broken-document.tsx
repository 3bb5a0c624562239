import { ErrorScreen } from '@borealis/design-system/patterns/error-screen/error-screen.tsx'
import { languageTag } from '#app/domain/locale.ts'
import * as m from '#app/paraglide/messages.js'
import appStyles from '#app/styles.css?url'
import { href } from './href.ts'
import { currentLocale } from './locale.ts'
import { requestReference } from './use-reference.ts'

/** The error screen as a document of its own, for a page whose frame broke too (spec §2). It needs no script. */
export function BrokenDocument() {
  return (
    <html lang={languageTag(currentLocale())}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{m.site_pageTitle({ title: m.errors_heading() })}</title>
        <link rel="stylesheet" href={appStyles} />
      </head>
      <body>
        <main>
          <ErrorScreen
            heading={m.errors_heading()}
            text={m.errors_text()}
            home={{ href: href('/'), label: m.errors_home() }}
            reference={{ label: m.errors_reference(), id: requestReference() }}
          />
        </main>
      </body>
    </html>
  )
}
