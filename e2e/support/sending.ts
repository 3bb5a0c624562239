import type { Operation } from '@borealis/contract/calls.ts'
import type { Page } from '@playwright/test'
import type { Control, TestCustomer } from '../../tests/support/control.ts'

const formAt = (page: Page, form: string) => page.locator(form).first()
/** The submit button of a form. */
export const submit = (page: Page, form: string) => formAt(page, form).locator('button[type=submit]').first()

/** The values that a form would send, by field. */
export const heldBy = (page: Page, form: string): Promise<unknown> =>
  formAt(page, form).evaluate((element: HTMLFormElement) => Object.fromEntries(new FormData(element)))

/** How often the backend has completed the call. */
export const doneFor = async (
  control: Control,
  { sub }: TestCustomer,
  operation: Operation,
): Promise<number> =>
  (await control.look(sub)).calls.filter((call) => call.operation === operation && call.status < 400).length
