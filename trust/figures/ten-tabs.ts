import { signInAtProvider } from '../../sandbox/identity/testing/sign-in-walk.ts'
import { createTally, type Figure, numbers } from '../figure.ts'
import { aCustomer } from '../harness/control.ts'
import { createMember } from '../harness/member.ts'
import { PROCESSES } from '../harness/world.ts'

const TABS = 10

/**
 * Ten tabs start a sign-in before the first completes. In every other round they complete one after another in random
 * order, otherwise all ten callbacks are opened at once.
 */
export async function tenTabs(rounds: number, random: () => number): Promise<Figure> {
  const tally = createTally()
  for (const round of numbers(rounds)) {
    const member = createMember(await aCustomer())
    const begin = (tab: number) => member.get('/auth/sign-in?returnTo=/account', tab % PROCESSES)
    const isAtOnce = round % 2 === 1
    // The first response sets the browser cookie, as for a person who opened a page before the tabs.
    const begun = [
      (await begin(0)).location,
      ...(await Promise.all(numbers(TABS - 1).map(begin))).map((a) => a.location),
    ]
    const callbacks: string[] = []
    for (const url of shuffled(begun, random)) {
      if (url === null) continue
      const { callbackUrl } = await signInAtProvider(url, member.customer, member.provider)
      if (isAtOnce) callbacks.push(callbackUrl)
      else check(await member.get(callbackUrl, callbacks.push(callbackUrl) % PROCESSES))
    }
    if (isAtOnce) {
      const answers = await Promise.all(callbacks.map((url, tab) => member.get(url, tab % PROCESSES)))
      answers.forEach(check)
    }
    tally.expect(callbacks.length === TABS, `round ${round}: ${callbacks.length} tabs came back`)
    const pages = await Promise.all(numbers(PROCESSES).map((process) => member.get('/account', process)))
    tally.expect(
      pages.every(({ status }) => status === 200),
      `round ${round}: not signed in at the end`,
    )
    const { text } = await member.get('/account/security')
    tally.expect(
      text.includes('This browser') && !text.includes('Another browser'),
      `round ${round}: a session of another tab was left behind`,
    )

    function check({ location }: { location: string | null }): void {
      tally.expect(location === '/account', `round ${round}: a tab ended at ${location}`)
    }
  }
  return {
    name: 'Sign-in: ten tabs at once, finished in any order and in one tick',
    goal: `10 of 10 end signed in, in one session, ${rounds} rounds`,
    measured: `${rounds} rounds, ${tally.notes.length} deviations`,
    isMet: tally.notes.length === 0,
    notes: tally.notes,
  }
}

const shuffled = <T>(items: readonly T[], random: () => number): T[] =>
  items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
