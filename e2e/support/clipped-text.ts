import type { Page } from '@playwright/test'

/** Texts that overflow their box and are clipped, except in elements that scroll. */
export const clipped = (page: Page) =>
  page.evaluate(() => {
    const isCut = (element: Element) => {
      const { overflowX, textOverflow, clipPath, position } = getComputedStyle(element)
      const isForEars = position === 'absolute' && (clipPath !== 'none' || element.clientWidth <= 1)
      if (isForEars || overflowX === 'auto' || overflowX === 'scroll') return false
      const isWider = element.scrollWidth > element.clientWidth + 1
      return isWider && (overflowX !== 'visible' || textOverflow === 'ellipsis')
    }
    const isInScroller = (element: Element | null): boolean => {
      if (!element || element === document.body) return false
      return /auto|scroll/.test(getComputedStyle(element).overflowX) || isInScroller(element.parentElement)
    }
    const speaks = (element: Element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
    const beyond = (element: Element) => {
      const box = element.getBoundingClientRect()
      const isHidden = box.width <= 1 || !element.checkVisibility()
      const scrolls = isInScroller(element)
      return !isHidden && !scrolls && (box.right > window.innerWidth + 1 || box.left < -1)
    }
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && speaks(element))
      .filter((element) => isCut(element) || beyond(element))
      .map((element) => `${element.tagName}: ${element.textContent?.trim().slice(0, 60)}`)
  })

/** Sentences that end with an abbreviation such as `26 nov.` and another full stop. */
export const stoppedTwice = (page: Page) => page.getByText(/[^.\s]\.\.(?!\.)/).allTextContents()
