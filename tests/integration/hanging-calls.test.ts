import { calls, type Operation } from '@borealis/contract/calls.ts'
import { describe, test } from 'vitest'
import type { Scenario } from '../support/control.ts'
import { memberPages, pathOf, publicRoutes } from '../support/site-paths.ts'
import { fixedWords } from '../support/words.ts'
import { signInAvery } from './avery.ts'
import { Browser, control } from './member.ts'

// One call at a time hangs: each page a member has comes all the same, and what it lacks it says in words, with a way to try again.

/** What every page reads for its frame; tried on the two pages that show it at large. */
const FRAME: readonly Operation[] = [
  'getBalance',
  'getCustomer',
  'getPageData',
  'listAnnouncements',
  'listHelp',
]
const ofFrame = (path: string) => path === '/' || path === '/account'

/** What is only offered beside the matter, and left out without a word. */
const beside: Readonly<Partial<Record<Operation, readonly string[]>>> = {
  listSpotlights: ['/offers', '/gift-cards', '/rewards'],
  listOfferStates: ['/', '/offers', '/offers/NC-MORNING-400', '/offers/limited-time'],
  getGiftCard: ['/offers/NC-MORNING-400'],
  listOffers: ['/offers/NC-MORNING-400', '/gift-cards/prairie-outfitters'],
  listGiftCards: ['/gift-cards/prairie-outfitters'],
  // Links that depend on what the programme offers; what the points are worth.
  getPageData: ['/', '/account'],
  // Its greeting goes without the name.
  getCustomer: ['/account'],
  listAnnouncements: ['/'],
}

/** Pages that need a thing of their own, or change something. */
const OTHERS = /create-account|success|uniqueId|orderNumber|unsubscribe|confirm-email|\/dev/

const pages = [...memberPages(), ...publicRoutes()]
  .filter((route) => !OTHERS.test(route))
  .map((route) => (route === '/search' ? '/search?q=books' : pathOf(route)))

const isRead = (name: string): name is Operation =>
  Object.hasOwn(calls, name) && /^(get|list|search)/.test(name)

/** The texts of the page's main part, but for the time that it was read at. */
function textsOf(html: string): string[] {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? html
  return main
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll(/<\/(?:p|li|h\d|div|td|th|a|button|span|option|label|dt|dd)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(Updated at|Reference) /.test(line))
}

describe.concurrent('one call hangs', () => {
  test.for(pages)('on %s', async (path, { expect }) => {
    const me = new Browser()
    await signInAvery(me)
    const cookies = me.jar.header(new URL(me.site))
    const openWith = async (scenario: Pick<Scenario, 'call' | 'kind' | 'ms'>) => {
      const id = await control.createScenario(scenario)
      const page = await me.open(path, { headers: { cookie: `${cookies}; borealis-scenario=${id}` } })
      return { id, texts: textsOf(await page.text()) }
    }
    const whole = await openWith({ call: '*', kind: 'slow', ms: 0 })
    const seen = await control.callsOfScenario(whole.id)
    const reads = new Set(seen.map(({ operation }) => operation).filter(isRead))
    expect(reads.size).toBeGreaterThan(2)
    const lostWithout = async (call: Operation): Promise<string[]> => {
      const { texts } = await openWith({ call, kind: 'slow', ms: 60_000 })
      const saysHow = (['errors_tryAgain', 'errors_again'] as const).some((key) =>
        texts.includes(fixedWords('en-ca', key)),
      )
      return saysHow ? [] : whole.texts.filter((text) => !texts.includes(text))
    }
    /** On a busy machine something else may be late although it does not hang: what the call takes away is missing each time. */
    const alwaysLostWithout = async (call: Operation): Promise<string[]> => {
      let lost = await lostWithout(call)
      for (let again = 0; again < 3 && lost.length > 0; again++) {
        const now = await lostWithout(call)
        lost = lost.filter((text) => now.includes(text))
      }
      return lost
    }
    const silent = await Promise.all(
      [...reads]
        .filter((call) => ofFrame(path) || !FRAME.includes(call))
        .map(async (call) => {
          const isBeside = beside[call]?.includes(path)
          const lost = isBeside ? await lostWithout(call) : await alwaysLostWithout(call)
          return isBeside ? [] : lost.slice(0, 1).map((text) => `${call}: ${text}`)
        }),
    )
    expect(silent.flat()).toEqual([])
  })
})
