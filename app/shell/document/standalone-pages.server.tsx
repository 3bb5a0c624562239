import { Button } from '@borealis/design-system/components/button/button.tsx'
import { HiddenFields } from '@borealis/design-system/components/hidden-fields/hidden-fields.tsx'
import { ErrorScreen } from '@borealis/design-system/patterns/error-screen/error-screen.tsx'
import { Logo } from '@borealis/design-system/patterns/logo/logo.tsx'
import { NoticePage } from '@borealis/design-system/patterns/notice-page/notice-page.tsx'
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Locale, languageTag, locales } from '#app/domain/locale.ts'
import { requestContext } from '#app/edge/request-context.server.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import appStyles from '#app/styles.css?url'
import { requestReference } from '../failures/reference.ts'
import { href } from '../links/href.ts'

// Pages without the application and its frame: for when those cannot be rendered, or have no part in what is to be said.

/** A document without the site's frame, for when that cannot be rendered: the logo and one message. It needs no script. */
export function StandaloneDocument({ title, children }: { title: string; children: ReactNode }) {
  return (
    <html lang={languageTag(currentLocale())}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{m.site_pageTitle({ title })}</title>
        <link rel="stylesheet" href={appStyles} />
      </head>
      <body>
        <header className="page-column pt-5 tablet:pt-8">
          <Logo href={href('/')} name={[m.site_nameFirstLine(), m.site_nameSecondLine()]} />
        </header>
        <main>{children}</main>
      </body>
    </html>
  )
}

const htmlOf = (document: ReactElement): string => `<!DOCTYPE html>${renderToStaticMarkup(document)}`

/** Sends such a document; it is about one request, so nobody keeps it. */
export const answerDocument = (document: ReactElement, status = 200): Response =>
  new Response(htmlOf(document), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })

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
  const html = htmlOf(<BusyDocument isForm={isForm} />)
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

const SUBMIT = 'document.forms[0].submit()'

interface Form {
  readonly endpoint: string
  readonly fields: Readonly<Record<string, string>>
}

/** A page whose only form the browser posts at once, without a click; without JavaScript it has a button. */
export function postingPage({ endpoint, fields }: Form): Response {
  const { nonce } = requestContext()
  return answerDocument(
    <StandaloneDocument title={m.auth_signOutHeading()}>
      <NoticePage heading={m.auth_signOutHeading()} text={[m.auth_signOutText()]}>
        <form method="post" action={endpoint}>
          <HiddenFields fields={fields} />
          <Button type="submit">{m.auth_signOutContinue()}</Button>
        </form>
      </NoticePage>
      <script nonce={nonce}>{SUBMIT}</script>
    </StandaloneDocument>,
  )
}

/**
 * The page for a request that could not be read: with more cookies than it may carry, or not arrived in time. In every language where
 * nobody knows which is wanted. It has no style sheet, which would be asked for with the same cookies.
 */
export const unreadablePage = (status: 408 | 431, among: readonly [Locale, ...Locale[]] = locales): string =>
  htmlOf(<UnreadableDocument status={status} among={among} />)

function UnreadableDocument({ status, among }: { status: 408 | 431; among: readonly [Locale, ...Locale[]] }) {
  const [first] = among
  const [heading, text] =
    status === 431
      ? [m.errors_oversizedHeading, m.errors_oversizedText]
      : [m.errors_lateHeading, m.errors_lateText]
  return (
    <html lang={languageTag(first)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{m.site_name({}, { locale: first })}</title>
      </head>
      <body>
        <main>
          {among.map((locale) => (
            <section key={locale} lang={languageTag(locale)}>
              <h1>{heading({}, { locale })}</h1>
              <p>{text({}, { locale })}</p>
            </section>
          ))}
        </main>
      </body>
    </html>
  )
}
