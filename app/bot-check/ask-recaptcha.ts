import type { BotAction, WidgetChallenge } from './bot-check.ts'
import { loadScript } from './load-script.ts'

interface Recaptcha {
  ready(then: () => void): void
  execute(siteKey: string, options: { action: string }): PromiseLike<string>
}

declare global {
  interface Window {
    readonly grecaptcha?: Recaptcha
  }
}

/** reCAPTCHA v3: nothing is shown but its badge. */
export async function askRecaptcha(
  { siteKey, scriptUrl }: WidgetChallenge,
  action: BotAction,
): Promise<string> {
  await loadScript(`${scriptUrl}?${new URLSearchParams({ render: siteKey })}`)
  const provider = window.grecaptcha
  if (!provider) throw new Error('reCAPTCHA did not start')
  await new Promise<void>((resolve) => provider.ready(resolve))
  return provider.execute(siteKey, { action })
}
