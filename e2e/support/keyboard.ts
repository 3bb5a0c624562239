import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

const MAX_PRESSES = 120

/**
 * Presses Tab until the element, or one of several, has the focus.
 * @throws when Tab does not reach it
 */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target.filter({ visible: true }).first()).toBeVisible()
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (await target.evaluateAll((found) => found.some((one) => one === document.activeElement))) return
    await target.page().keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${target}`)
}

/** Tabs to the element and presses Enter. */
export async function enterOn(target: Locator): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('Enter')
}

/** Records the paths on which a pointer was pressed. Call it before the page opens. */
export async function watchPointer(page: Page): Promise<string[]> {
  const pressed: string[] = []
  await page.exposeFunction('sayPressed', (place: string) => pressed.push(place))
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => Reflect.get(window, 'sayPressed')(window.location.pathname), true)
  })
  return pressed
}
