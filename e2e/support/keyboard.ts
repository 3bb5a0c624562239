import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

const MAX_PRESSES = 120

/** Presses Tab until this, or one of these, has the focus. Throws when Tab never gets there. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target.filter({ visible: true }).first()).toBeVisible()
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (await target.evaluateAll((found) => found.some((one) => one === document.activeElement))) return
    await target.page().keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${target}`)
}

/** Tabs to it and presses Enter: follows a link, presses a button. */
export async function enterOn(target: Locator): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('Enter')
}

/** The paths on which a mouse or a finger pressed something. Call it before the page opens. */
export async function watchPointer(page: Page): Promise<string[]> {
  const pressed: string[] = []
  await page.exposeFunction('sayPressed', (place: string) => pressed.push(place))
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => Reflect.get(window, 'sayPressed')(window.location.pathname), true)
  })
  return pressed
}
