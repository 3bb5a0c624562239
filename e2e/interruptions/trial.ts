import type { Operation } from '@borealis/contract/calls.ts'
import type { Page } from '@playwright/test'
import type { Control, Scenario, TestCustomer } from '../../tests/support/control.ts'
import { type Guard, SCRIPT_BLOCKED } from '../support/guard.ts'
import { expect, type Site, test } from '../support/journey.ts'
import { doneFor, heldBy, submit } from '../support/sending.ts'
import { signInByRequest } from '../support/sign-in-by-request.ts'
import { claim, laterForms, memberOfForms, type WrittenForm, writtenForms } from '../support/written-forms.ts'
import { type Told, wordsSeen } from './words-seen.ts'

/** The state of a page when its form is submitted: hydrated, loading, or without JavaScript. */
const pageStates = ['hydrated', 'deferred', 'without script'] as const
type PageState = (typeof pageStates)[number]

interface Known {
  readonly site: Site
  readonly control: Control
  readonly customer: TestCustomer
  readonly guard: Guard
}

/** All that the page holds, also what was typed, which is in no markup. */
export const allOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>('input, textarea, select')
    return [document.documentElement.innerHTML, ...[...fields].map(({ value }) => value)].join('\n')
  })

/** One form on one page in one state. */
export class Trial {
  readonly site: Site
  readonly control: Control
  readonly customer: TestCustomer
  readonly guard: Guard
  readonly written: WrittenForm
  readonly state: PageState
  typed: unknown
  /** What was typed into fields for text. */
  private texts: readonly string[] = []
  private path = ''
  private before = 0
  private isReleased = false
  private readonly released = Promise.withResolvers<void>()

  constructor({ site, control, customer, guard }: Known, written: WrittenForm, state: PageState) {
    this.site = site
    this.control = control
    this.customer = customer
    this.guard = guard
    this.written = written
    this.state = state
  }

  get page() {
    return this.site.page
  }

  /** Signs in, opens the page in its state, and fills in the form. */
  async open(): Promise<void> {
    await this.site.signIn(this.customer)
    this.path = (await this.written.reach?.(this.site, this)) ?? this.written.path(this.customer)
    // As on a visit that goes to another page and comes back.
    await this.page.goto(this.site.url('/account/card'))
    if (this.state === 'deferred') await this.holdApplication()
    const waitUntil = this.state === 'deferred' ? 'commit' : 'load'
    await this.page.goto(this.site.url(this.path), { waitUntil })
    await submit(this.page, this.written.form).waitFor()
    await this.settle()
    await this.written.fill?.(this.page)
    this.typed = await this.held()
    this.texts = await this.page
      .locator(this.written.form)
      .first()
      .locator('textarea, input:not([type=hidden], [type=checkbox], [type=radio])')
      .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value))
    this.before = await this.count()
  }

  /**
   * The click is queued for the application, which alone can send the form; leaving the page before that sends nothing.
   */
  get isQueued(): boolean {
    return this.state === 'deferred' && this.written.needsScript === true
  }

  /** Waits until the page is in its final state: hydrated, where it can be. */
  async settle(): Promise<void> {
    if (this.state === 'hydrated') await this.site.settled()
    else if (this.state === 'without script' || this.isReleased) await this.page.waitForLoadState()
  }

  private async holdApplication(): Promise<void> {
    await this.page.route('**/assets/*.js', async (route) => {
      await this.released.promise
      await route.continue().catch(() => undefined)
    })
  }

  /** Lets the application load, where JavaScript is enabled. */
  releaseApplication(): void {
    this.isReleased = true
    this.released.resolve()
  }

  /** Presses the submit button without waiting for the result. */
  press = (): Promise<void> => submit(this.page, this.written.form).click({ noWaitAfter: true })

  /** Presses again, if the button still exists. */
  pressAgain = (): Promise<void> =>
    submit(this.page, this.written.form)
      .click({ noWaitAfter: true, timeout: 1_000, force: true })
      .catch(() => undefined)

  meets = (scenario: Omit<Scenario, 'call'>): Promise<unknown> =>
    this.control.setScenario(this.customer.sub, { times: 1, ...scenario, call: this.written.writes ?? '*' })

  held = (): Promise<unknown> => heldBy(this.page, this.written.form)

  /** The backend call that makes the change. */
  get change(): Operation {
    return this.written.writes ?? this.written.afterStepUp.does
  }

  private count = (): Promise<number> => doneFor(this.control, this.customer, this.change)

  /** How often the backend has made the change since the page was opened. */
  done = async (): Promise<number> => (await this.count()) - this.before

  /** The outcomes that the page reports now; none during a navigation. */
  told = (): Promise<readonly Told[]> => wordsSeen(this.site, this.written, this.path).catch(() => [])

  /**
   * Waits until the page reports this outcome and none that contradicts it, and no success of a change that was not
   * made.
   */
  async expectTold(told: Told, timeout = 15_000): Promise<void> {
    const isTold = async () => {
      const all = await this.told()
      const isTrue = !all.includes('done') || !this.written.writes || (await this.done()) > 0
      return all.includes(told) && isTrue && !(all.includes('not done') && all.length > 1) ? [told] : all
    }
    await expect.poll(isTold, { timeout, message: `told: ${told}` }).toEqual([told])
  }

  /** The focus was not lost to the body when its element disappeared. In another document it begins there. */
  async expectFocusKept(): Promise<void> {
    const focus = await this.page.evaluate(() => document.activeElement?.tagName)
    if (this.state === 'hydrated' && !this.written.sentByBrowser)
      expect.soft(focus, 'where the focus is').not.toBe('BODY')
  }

  /** Signs the customer out in all other sessions. */
  async endSessionElsewhere(): Promise<void> {
    const { page, site } = this
    const other = await page.context().browser()?.newContext()
    if (!other) throw new Error('a browser of its own')
    await signInByRequest(other.request, site.url('/auth/sign-in'), this.customer)
    const answer = await other.request.post(site.url('/account/security?do=end'), {
      headers: { origin: site.world.site },
      form: {},
    })
    expect(answer.status()).toBe(200)
    // It stays open: the token watch searches it when the test ends.
  }

  /** Typed texts that are long enough to be unique: some of every form that has fields for texts. */
  words(): readonly string[] {
    const words = this.texts.filter((text) => text.length >= 4)
    expect(words.length > 0, 'words to look for').toBe(this.texts.length > 0)
    return words
  }

  /** The form contains what was typed. */
  async expectHeld(): Promise<void> {
    await expect
      .poll(() => this.held().catch(() => 'no form'), { message: 'what was typed' })
      .toEqual(this.typed)
  }
}

/** Also the forms that are submitted natively, and those that exist only after another form. */
export const everyForm: readonly WrittenForm[] = [...writtenForms, claim, ...laterForms]

interface Tried {
  readonly forms?: readonly WrittenForm[]
  readonly states?: readonly PageState[]
  /** Console messages that the browser may log. */
  readonly lines?: readonly RegExp[]
}

/** Tests an interruption of these forms, on a page in each of these states. */
export function tryOnForms(
  interruption: string,
  { forms = everyForm, states = pageStates, lines = [] }: Tried,
  walk: (trial: Trial) => Promise<void>,
): void {
  for (const state of states) {
    test.describe(state, () => {
      test.use({ javaScriptEnabled: state !== 'without script', plan: memberOfForms })
      for (const form of forms.filter((one) => state !== 'without script' || !one.needsScript)) {
        test(`${form.name}: ${interruption}`, async ({ site, control, customer, guard }) => {
          guard.expect(...lines, ...(state === 'without script' ? [SCRIPT_BLOCKED] : []))
          const trial = new Trial({ site, control, customer, guard }, form, state)
          await trial.open()
          await walk(trial)
        })
      }
    })
  }
}
