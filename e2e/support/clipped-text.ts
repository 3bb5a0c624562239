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

/** Parts of the page whose words reach beyond their own column, over what stands beside it. */
export const overlapping = (page: Page) =>
  page.evaluate(() => {
    /** Within a strip that scrolls, words may stand anywhere. */
    const scrolls = (text: Element | null, within: Element): boolean =>
      text !== null &&
      text !== within &&
      (getComputedStyle(text).overflowX !== 'visible' || scrolls(text.parentElement, within))
    return [...document.querySelectorAll('main :is(div, fieldset, li, section, article, form)')]
      .filter((element) => element.checkVisibility() && element.clientWidth > 1)
      .filter((element) => getComputedStyle(element).overflowX === 'visible')
      .filter((element) => {
        const { right } = element.getBoundingClientRect()
        return [...element.querySelectorAll('label, p, a, h2, h3, span, dd')].some((text) => {
          const box = text.getBoundingClientRect()
          const isInFlow = !/absolute|fixed/.test(getComputedStyle(text).position)
          const isBeyond = text.checkVisibility() && box.width > 1 && box.right > right + 24
          return isInFlow && isBeyond && !scrolls(text, element)
        })
      })
      .map((element) => `${element.tagName}.${element.className}`.slice(0, 80))
  })

/** Sentences that end with an abbreviation such as `26 nov.` and another full stop. */
export const stoppedTwice = (page: Page) => page.getByText(/[^.\s]\.\.(?!\.)/).allTextContents()
