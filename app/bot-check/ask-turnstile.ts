import type { BotAction, WidgetChallenge } from './bot-check.ts'
import { loadScript } from './load-script.ts'

interface Turnstile {
  render(
    widgetSlot: HTMLElement,
    options: {
      sitekey: string
      action: string
      appearance: 'interaction-only'
      retry: 'never'
      callback: (token: string) => void
      'error-callback': (code: string) => boolean
      'timeout-callback': () => void
    },
  ): string | undefined
  remove(widget: string): void
}

declare global {
  interface Window {
    readonly turnstile?: Turnstile
  }
}

/** Turnstile: its widget shows itself in `widgetSlot` only when it wants something from the visitor. */
export async function askTurnstile(
  { siteKey, scriptUrl }: WidgetChallenge,
  action: BotAction,
  widgetSlot: HTMLElement | null,
): Promise<string> {
  await loadScript(`${scriptUrl}?render=explicit`)
  const provider = window.turnstile
  if (!provider || !widgetSlot) throw new Error('Turnstile did not start')
  let widget: string | undefined
  try {
    return await new Promise<string>((resolve, reject) => {
      widget = provider.render(widgetSlot, {
        sitekey: siteKey,
        action,
        appearance: 'interaction-only',
        retry: 'never',
        callback: resolve,
        'error-callback': (code) => {
          reject(new Error(`Turnstile failed: ${code}`))
          return true
        },
        'timeout-callback': () => reject(new Error('Turnstile was not answered in time')),
      })
    })
  } finally {
    if (widget !== undefined) provider.remove(widget)
  }
}
