import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { withLocalePrefix } from '#app/domain/locale.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { sessionQueries } from '#app/session/session.data.ts'
import { signInHref } from '../links/href.ts'

/**
 * Redirects a visitor to sign in, and from there back to `path` (without language prefix). Answers a document request
 * with a redirect and a link with a document navigation. This is a convenience: the page's data has its own guard
 * (`withCustomer`).
 */
export async function requireSignIn(queryClient: QueryClient, path: string): Promise<void> {
  const { isLoggedIn } = await queryClient.ensureQueryData(sessionQueries.auth())
  if (isLoggedIn) return
  throw redirect({
    href: signInHref(withLocalePrefix(path, currentLocale())),
    reloadDocument: true,
    statusCode: 303,
  })
}
