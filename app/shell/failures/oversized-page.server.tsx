import { renderToStaticMarkup } from 'react-dom/server'
import { languageTag, locales } from '#app/domain/locale.ts'
import * as m from '#app/paraglide/messages.js'

/**
 * The page for a browser whose cookies are more than a request may carry, in every language: the request could not be read, so
 * nobody knows which is wanted. It has no style sheet, which would be asked for with the same cookies.
 */
export const oversizedPage = (): string => `<!DOCTYPE html>${renderToStaticMarkup(<OversizedDocument />)}`

function OversizedDocument() {
  const [first] = locales
  return (
    <html lang={languageTag(first)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{m.site_name({}, { locale: first })}</title>
      </head>
      <body>
        <main>
          {locales.map((locale) => (
            <section key={locale} lang={languageTag(locale)}>
              <h1>{m.errors_oversizedHeading({}, { locale })}</h1>
              <p>{m.errors_oversizedText({}, { locale })}</p>
            </section>
          ))}
        </main>
      </body>
    </html>
  )
}
