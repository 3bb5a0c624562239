import { planPersonas } from '../../sandbox/seed/personas.ts'
import { type Browser, control } from './member.ts'

const avery = planPersonas(new Date()).find(({ email }) => email === 'avery.chen@example.ca')

/** Signs in Avery, a persona with a full year of data. Resolves with her values for the parameters of routes. */
export async function signInAvery(browser: Browser): Promise<{ orderNumber: string; uniqueId: string }> {
  await browser.signIn({ email: avery?.email ?? '', password: avery?.password ?? '' })
  const { orders } = await control.look(avery?.profile.sub ?? '')
  return { orderNumber: orders[0]?.orderNumber ?? '', uniqueId: avery?.addresses[0]?.uniqueId ?? '' }
}
