import { expect } from 'storybook/test'

/** Letters that end beyond the window, where neither they nor anything around them scrolls or cuts on purpose. */
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

/** Everything goes under each other, and nothing sideways. */
const nothingGoesSideways = (width: number) => async () => {
  await expect(innerWidth).toBe(width)
  // The foot of a long page is drawn when it is near.
  scrollTo(0, document.documentElement.scrollHeight)
  await nextFrame()
  await nextFrame()
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  await expect(beyondTheWindow()).toEqual([])
}

/** A page under 400 % zoom, French words included. */
export const zoomed = {
  globals: { locale: 'fr-ca', viewport: { value: 'zoomed' } },
  play: nothingGoesSideways(320),
}

/** A page on a phone with letters of twice the size, French words included. */
export const largeText = {
  globals: { locale: 'fr-ca', text: '200', viewport: { value: 'phone' } },
  play: nothingGoesSideways(375),
}
