import { expect } from '@playwright/test'

/*
 * What a person can do in every engine that a walk runs in. Nothing here waits for hydration: a walk presses and types as soon as it
 * sees what it wants, as people do.
 */

/** How long anything may take to appear; milliseconds. */
export const PATIENCE_MS = 30_000
/** The height of every window; CSS pixels. */
export const HEIGHT = 812

export interface Engine {
  /** A browser that knows nothing yet, with a window of this width. */
  open(width: number): Promise<Hands>
  close(): Promise<void>
}

/** Something on a page that can be seen. */
export interface Found {
  press(): Promise<unknown>
  /** Types with the keyboard; a line break is the key Enter. */
  type(text: string): Promise<unknown>
  clear(): Promise<unknown>
  text(): Promise<string>
}

/** One browser, in the window that was opened or shown last. */
export interface Hands {
  /** These three resolve before the next document is there. */
  goTo(url: string): Promise<unknown>
  reload(): Promise<unknown>
  back(): Promise<unknown>
  address(): Promise<string>
  /** Runs this in the page. */
  run<Result>(work: () => Result): Promise<Result>
  /** The first element of this kind that can be seen, with exactly these words if any are given; `null` where there is none now. */
  look(selector: string, words: string | null): Promise<Found | null>
  /** Chooses the option of a select. */
  choose(selector: string, value: string): Promise<unknown>
  answerConsent(cookie: {
    readonly name: string
    readonly value: string
    readonly url: string
  }): Promise<unknown>
  openWindow(): Promise<unknown>
  /** Shows the window with this index, in the order in which they were opened. */
  showWindow(index: number): Promise<unknown>
  /** A picture of what is shown, as PNG. */
  picture(): Promise<Buffer>
  close(): Promise<unknown>
}

/** In the browser: what `look` finds. */
export function findShown([selector, words]: readonly [string, string | null]): Element | null {
  // Of what is hidden, such as the words of a busy button, nothing can be read.
  const read = (element: HTMLElement): string => Reflect.get(element, 'innerText')
  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
  const isMeant = (element: HTMLElement) =>
    words === null ||
    [element.getAttribute('aria-label'), read(element)].some((text) => plain(text) === plain(words))
  const isShown = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true })
  const all = document.querySelectorAll<HTMLElement>(selector)
  return [...all].find((one) => isMeant(one) && isShown(one)) ?? null
}

/** In the browser: moves an element to where no bar at the edge of the window covers it, as people scroll. */
export const bringToMiddle = (element: Element): void => element.scrollIntoView({ block: 'center' })

/** Looks until it is so. A page that is just being left cannot be looked at: the next look is at the one that follows. */
export async function eventually(what: string, look: () => Promise<boolean>): Promise<void> {
  const seen = async () => expect(await look(), what).toBe(true)
  await expect(seen).toPass({ timeout: PATIENCE_MS, intervals: [50] })
}
