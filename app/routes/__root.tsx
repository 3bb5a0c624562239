import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useMatches,
  useRouter,
} from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { languageTag } from '#app/domain/locale.ts'
import { descriptionOf } from '#app/features/search/site-pages.server.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { stepUpAsks } from '#app/member-data/step-up-asks.ts'
import * as m from '#app/paraglide/messages.js'
import { AlternateLinks, documentHead, TagsMeta, ThemeStyle } from '#app/shell/document/document-head.tsx'
import { answeredByForm, renderedAddress } from '#app/shell/document/rendered-address.ts'
import { requestReference } from '#app/shell/failures/reference.ts'
import { Frame } from '#app/shell/frame/frame.tsx'
import { loadFrame } from '#app/shell/frame/load-frame.ts'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  loader: ({ context }) => loadFrame(context.queryClient),
  head: ({ matches }) => {
    const isMissing = matches.some(({ status, _notFound }) => status === 'notFound' || _notFound)
    return documentHead({
      title: isMissing ? m.site_pageTitle({ title: m.errors_notFoundHeading() }) : m.site_title(),
      description: isMissing ? undefined : description(matches.at(-1)?.fullPath ?? '/'),
    })
  },
  shellComponent: Document,
  component: Page,
})

const description: (path: string) => string | undefined = createIsomorphicFn()
  .server(descriptionOf)
  .client(() => undefined)

function Document({ children }: { children: ReactNode }) {
  const { queryClient } = useRouter().options.context
  return (
    <QueryClientProvider client={queryClient}>
      <html
        lang={languageTag(currentLocale())}
        className={answeredByForm()}
        data-locale={currentLocale()}
        data-step-up={stepUpAsks()}
        data-address={renderedAddress()}
        suppressHydrationWarning
      >
        <head>
          <HeadContent />
          <AlternateLinks />
          <meta name="correlation-id" content={requestReference()} />
          <TagsMeta />
          <ThemeStyle />
        </head>
        <body>
          {children}
          <Scripts />
        </body>
      </html>
    </QueryClientProvider>
  )
}

function Page() {
  const frame = useMatches({
    select: (matches) => matches.find(({ staticData }) => staticData.frame)?.staticData.frame,
  })
  return frame === 'none' ? (
    <Outlet />
  ) : (
    <Frame isContentOnly={frame === 'content'}>
      <Outlet />
    </Frame>
  )
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * `none`: the page brings its own frame, such as the step-up page. `content`: nothing but the page is in view, such as
     * the card alone on the screen; notices and what works unseen stay.
     */
    frame?: 'none' | 'content'
  }
}
