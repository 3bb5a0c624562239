import { Logo } from '@borealis/design-system/patterns/logo/logo.tsx'
import type { ReactNode } from 'react'
import { languageTag } from '#app/domain/locale.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import appStyles from '#app/styles.css?url'
import { href } from '../links/href.ts'

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
