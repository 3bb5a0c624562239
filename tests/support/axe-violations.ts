import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults, Result, RunOptions } from 'axe-core'
import type { Page } from 'playwright'

/** Tags of the rules of WCAG 2.2, levels A and AA. */
export const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Minified: a browser takes longer to read the engine than to run it. */
const engine = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The longest that a change of colours may take. Milliseconds. */
const SETTLING_MS = 3_000

/**
 * What axe finds wrong with a page, by rules or by tags of rules. Runs in the page itself, because no page of ours
 * frames content of its own, and is loaded once per document.
 */
export async function axeViolations(
  page: Page,
  runOnly: NonNullable<RunOptions['runOnly']>,
): Promise<Result[]> {
  // Halfway through a change, such as of the theme or of a pressed button, colours are not those that are read, nor are those of a
  // list that has faded because the next one loads. What goes on for longer, such as the clock of a notice, changes none.
  await page
    .waitForFunction(
      (longest) =>
        !document.querySelector(':not(button)[aria-busy=true]') &&
        document.getAnimations().every(({ effect }) => Number(effect?.getComputedTiming().endTime) > longest),
      SETTLING_MS,
      { timeout: SETTLING_MS },
    )
    .catch(() => undefined)
  const changing = await page.evaluate(
    (longest) => [
      ...[...document.querySelectorAll(':not(button)[aria-busy=true]')].map(
        ({ tagName }) => `busy ${tagName}`,
      ),
      ...document
        .getAnimations()
        .flatMap(({ effect }) =>
          effect instanceof KeyframeEffect && Number(effect.getComputedTiming().endTime) <= longest
            ? [`${effect.target?.tagName}.${effect.target?.className}`]
            : [],
        ),
    ],
    SETTLING_MS,
  )
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(engine)
  // Skips the details of passing rules.
  const options: RunOptions = { runOnly, resultTypes: ['violations'] }
  const { violations } = await page.evaluate(async (given): Promise<AxeResults> => {
    // What a sticky bar lies over until one scrolls is taken for covered: the bar stands at the page's end meanwhile.
    const bar = document.querySelector<HTMLElement>('.bottom-bar')
    if (bar) bar.style.position = 'static'
    const found = await Reflect.get(window, 'axe').run(document, given)
    if (bar) bar.style.position = ''
    return found
  }, options)
  // What is found in a page that did not settle may be of its change, and says so.
  const note = changing.length > 0 ? `, while this changed: ${changing.join(', ')}` : ''
  return violations.map((one) => ({ ...one, id: one.id + note }))
}
