import { expect } from 'storybook/test'

/** Texts that overflow the viewport although no ancestor scrolls or clips them. */
function beyondTheWindow(): string[] {
  const isHeld = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || isHeld(element.parentElement))
  const speaks = ({ childNodes }: Element) =>
    [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim())
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility() && speaks(element) && !isHeld(element))
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .map(({ textContent }) => textContent?.trim() ?? '')
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Play function: content reflows into one column without horizontal overflow. */
const nothingGoesSideways = (width: number) => async () => {
  await expect(innerWidth).toBe(width)
  // Scroll to the end first: the rest of a long page renders only when it is near the viewport.
  scrollTo(0, document.documentElement.scrollHeight)
  await nextFrame()
  await nextFrame()
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  await expect(beyondTheWindow()).toEqual([])
}

/** Story settings: a page at 400 % zoom (WCAG 1.4.10), in French. */
export const zoomed = {
  globals: { locale: 'fr-ca', viewport: { value: 'zoomed' } },
  play: nothingGoesSideways(320),
}

/** Story settings: a page on a phone at 200 % text size (WCAG 1.4.4), in French. */
export const largeText = {
  globals: { locale: 'fr-ca', text: '200', viewport: { value: 'phone' } },
  play: nothingGoesSideways(375),
}
