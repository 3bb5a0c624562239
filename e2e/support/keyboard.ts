import type { Locator } from '@playwright/test'
import { expect } from './journey.ts'

const MOST_PRESSES = 120

/** Presses Tab until this, or one of these, is what a key would act on. Throws when Tab never gets there. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target.filter({ visible: true }).first()).toBeVisible()
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await target.evaluateAll((found) => found.some((one) => one === document.activeElement))) return
    await target.page().keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${target}`)
}
