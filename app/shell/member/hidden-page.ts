import { within } from '#app/domain/within.ts'

/** How long a hidden page waits for the site before it says so; milliseconds. */
export const HIDDEN_MS = 4_000

const NOTICE_ID = 'hidden-page'

export interface HiddenPageWords {
  readonly text: string
  readonly again: string
}

/**
 * Reloads a hidden page, or says in its place that the site cannot be reached: a reload would show the browser's own error
 * page, and Back would be lost.
 */
export function showAnew(words: HiddenPageWords): void {
  within(HIDDEN_MS, fetch('/health/live', { cache: 'no-store' })).then(
    () => location.reload(),
    () => sayHidden(words),
  )
}

/** Says in place of a hidden page why it is hidden, with a button that tries again. */
export function sayHidden(words: HiddenPageWords): void {
  unsayHidden()
  const notice = document.createElement('div')
  notice.id = NOTICE_ID
  notice.className = 'page-column grid justify-items-start gap-4 py-10'
  const text = document.createElement('p')
  text.textContent = words.text
  const again = document.createElement('button')
  again.type = 'button'
  again.className = 'min-h-11 rounded-button border border-control px-5 font-semibold'
  again.textContent = words.again
  again.ariaDescription = words.text
  again.addEventListener('click', () => {
    unsayHidden()
    showAnew(words)
  })
  notice.append(text, again)
  // Beside the body, which is hidden.
  document.documentElement.append(notice)
  again.focus()
}

/** The page is shown, or tried again. */
export const unsayHidden = (): void => document.getElementById(NOTICE_ID)?.remove()
