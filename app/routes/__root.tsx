import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { languageTag } from '#app/domain/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { documentHead } from '#app/site/document-head.ts'
import { Frame } from '#app/site/frame.tsx'
import { loadFrame } from '#app/site/load-frame.ts'
import { currentLocale } from '#app/site/locale.ts'
import { ThemeStyle } from '#app/site/theme-style.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  loader: ({ context }) => loadFrame(context.queryClient),
  head: () => documentHead({ title: m.site_title() }),
  shellComponent: Document,
  component: Page,
})

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang={languageTag(currentLocale())}>
      <head>
        <HeadContent />
        <ThemeStyle />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

function Page() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}
