import { locales, withLocalePrefix } from '#app/domain/locale.ts'
import type { Screen } from './screens.server.ts'
import { states } from './states.server.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Where a screen is shown in a state. */
export const showHref = (path: string, state: string): string =>
  `/dev/states/show?${new URLSearchParams({ path, state })}`

/** Every screen in every state, in both languages, as plain links: for designers and testers beside the sandbox. */
export function gallery(screens: readonly Screen[], { isSignedIn }: { isSignedIn: boolean }): string {
  const rows = screens.map(
    ({ path, isMember }) =>
      `<tr><th scope="row">${escaped(path)}${isMember ? ' <small>member</small>' : ''}</th>${locales
        .map((locale) => `<td>${links(withLocalePrefix(path, locale), isMember)}</td>`)
        .join('')}</tr>`,
  )
  const who = isSignedIn
    ? 'You are signed in: member screens show your own things.'
    : '<a href="/auth/sign-in?returnTo=%2Fdev%2Fstates">Sign in as a member</a> to see member screens.'
  return `<!DOCTYPE html><html lang="en-CA"><head><meta charset="utf-8"><title>States</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"></head><body><main><h1>Every screen in every state</h1><p>${who} The scenario belongs to this browser alone and stays until <a href="${showHref('/dev/states', 'normal')}">it is taken back</a>. <code>npm run states</code> runs axe on each.</p><table><thead><tr><th scope="col">Screen</th><th scope="col">English</th><th scope="col">Français</th></tr></thead><tbody>${rows.join('')}</tbody></table></main></body></html>`
}

const links = (path: string, isMember: boolean): string =>
  states
    .filter(({ isForMembers }) => isMember || !isForMembers)
    .map(({ name, title }) => `<a href="${escaped(showHref(path, name))}">${escaped(title)}</a>`)
    .join(' · ')
