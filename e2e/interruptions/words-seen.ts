import type { Site } from '../support/journey.ts'
import { fixedWords } from '../support/words.ts'
import type { WrittenForm } from '../support/written-forms.ts'

/** What a reader is told of a change: it was made, it was not, nobody knows, or it is not theirs to make. */
export type Told = 'done' | 'not done' | 'unknown' | 'another member'

/** Whether the page in front of a reader says any of these messages. */
export async function isSaid({ page, locale }: Site, keys: readonly string[]): Promise<boolean> {
  // Playwright looks for no text there, and nothing else is seen of it where scripts run.
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
 * What that page says of a change.
 * @param path of the page with the form
 */
export async function wordsSeen(site: Site, written: WrittenForm, path: string): Promise<readonly Told[]> {
  const { page } = site
  const { done, writes, failed, unsure = 'account_unsure' } = written
  const says = (...keys: readonly string[]) => isSaid(site, keys)
  const isAt = (address: string) =>
    new URL(page.url()).pathname === new URL(address, site.world.site).pathname
  /** The page stands and its form does not. */
  const isGone = async () =>
    isAt(site.url(path)) &&
    (await page.locator('h1').count()) > 0 &&
    (await page.locator(written.form).count()) === 0
  const isUnknown = await says(unsure, 'account_unsure', 'site_behindUnsure', 'errors_heading')
  const isAnothers = await says('auth_otherAccountText')
  const seen: Record<Told, boolean> = {
    done: done ? await says(done) : writes ? !isUnknown && (await isGone()) : isAt(site.url('/auth/step-up')),
    'not done': await says(failed, 'site_unsent', 'site_behindNotDone', 'account_notDone'),
    unknown: isUnknown,
    'another member': isAnothers,
  }
  return Object.entries(seen).flatMap(([told, isSeen]) => (isSeen ? [told as Told] : []))
}

/** Text as it is: a string would be found in other letters, too. */
const withCase = (words: string) => new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
