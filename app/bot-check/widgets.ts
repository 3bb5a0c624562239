import type { BotAction, WidgetChallenge } from './bot-check.ts'

type Asked = Omit<WidgetChallenge, 'kind'>

interface Recaptcha {
  ready(then: () => void): void
  execute(siteKey: string, options: { action: string }): PromiseLike<string>
}

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
    readonly grecaptcha?: Recaptcha
    readonly turnstile?: Turnstile
  }
}

/** reCAPTCHA v3: nothing is shown but its badge. */
async function askRecaptcha({ siteKey, scriptUrl }: Asked, action: BotAction): Promise<string> {
  await loadScript(`${scriptUrl}?${new URLSearchParams({ render: siteKey })}`)
  const provider = window.grecaptcha
  if (!provider) throw new Error('reCAPTCHA did not start')
  await new Promise<void>((resolve) => provider.ready(resolve))
  return provider.execute(siteKey, { action })
}

/** Turnstile: its widget shows itself in `widgetSlot` only when it wants something from the visitor. */
async function askTurnstile(
  { siteKey, scriptUrl }: Asked,
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

/** What asks for a token, for each provider whose own script does it. */
export const widgets = { recaptcha: askRecaptcha, turnstile: askTurnstile }

const loaded = new Map<string, Promise<void>>()

/** Loads a provider's script once per document; a failed load is retried by the next call. */
function loadScript(src: string): Promise<void> {
  const known = loaded.get(src)
  if (known) return known
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      loaded.delete(src)
      script.remove()
      reject(new Error('a script of the bot check did not load'))
    }
    document.head.append(script)
  })
  loaded.set(src, loading)
  return loading
}
