import { fixedWords, type MessageKey } from '../../tests/support/words.ts'
import type { Site } from '../support/journey.ts'
import type { WrittenForm } from '../support/written-forms.ts'

/** What a page reports of a change: made, not made, unknown, or refused because another member is signed in. */
export type Told = 'done' | 'not done' | 'unknown' | 'another member'

/** Whether the visible page contains any of these messages. */
export async function isSaid({ page, locale }: Site, keys: readonly MessageKey[]): Promise<boolean> {
  // Playwright does not search `noscript`, which is visible only where scripts are disabled.
  const unscripted = await page.locator('noscript').evaluateAll((elements) =>
    elements
      .filter((one) => one.childElementCount > 0)
      .map((one) => one.textContent)
      .join(' '),
  )
  for (const words of keys.map((key) => fixedWords(locale, key))) {
    if (unscripted.includes(words)) return true
    if ((await page.getByText(withCase(words)).filter({ visible: true }).count()) > 0) return true
  }
  return false
}

/**
 * The outcomes that the page reports for a change.
 * @param path of the page with the form
 */
export async function wordsSeen(site: Site, written: WrittenForm, path: string): Promise<readonly Told[]> {
  const { page } = site
  const { done, writes, failed, unsure = 'account_unsure' } = written
  const says = (...keys: readonly MessageKey[]) => isSaid(site, keys)
  const isAt = (address: string) =>
    new URL(page.url()).pathname === new URL(address, site.world.site).pathname
  /** The page is loaded, and its form is gone. */
  const isGone = async () =>
    isAt(site.url(path)) &&
    (await page.locator('h1').count()) > 0 &&
    (await page.locator(written.form).count()) === 0
  const isUnknown = await says(unsure, 'account_unsure', 'site_behindUnsure', 'errors_heading')
  const isAnothers = await says('auth_otherAccountText')
  const seen: Record<Told, boolean> = {
    done: done
      ? await says(done)
      : writes
        ? !isUnknown && (await isGone())
        : new URL(page.url()).origin === new URL(site.world.issuer).origin,
    'not done': await says(failed, 'site_unsent', 'site_notSent', 'site_behindNotDone', 'account_notDone'),
    unknown: isUnknown,
    'another member': isAnothers,
  }
  return Object.entries(seen).flatMap(([told, isSeen]) => (isSeen ? [told as Told] : []))
}

/** A case-sensitive pattern: Playwright matches strings ignoring case. */
const withCase = (words: string) => new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
