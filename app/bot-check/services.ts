import type { BotAction, WidgetChallenge } from './bot-check.ts'

type Asked = Omit<WidgetChallenge, 'kind'>

/** A service whose own script finds a token, and which says on a call of ours, `siteverify`, what the token is worth. */
export interface Service {
  /** Where both usually are; `BOT_CHECK_SCRIPT_URL` and `BOT_CHECK_VERIFY_URL` name another place. */
  readonly scriptUrl: string
  readonly verifyUrl: string
  /** Its variables in the environment. */
  readonly siteKey: string
  readonly secret: string
  /** The variable with the lowest score that is a person, where it gives one: 0 is a program, 1 a person. */
  readonly minScore?: string
  /** Its tokens are for one action each, which its verdict names. */
  readonly hasActions: boolean
  /** What the content security policy names for its script, its frame and its calls; without it, the script's origin. */
  readonly sources?: (script: URL) => string
  /** Finds a token, in the browser. */
  readonly ask: (asked: Asked, action: BotAction, widgetSlot: HTMLElement | null) => Promise<string>
}

/** Every service of `BOT_CHECK`. Its name here is that value; `.env.example` explains it. */
export const services = {
  /** reCAPTCHA v3: nothing to solve, a score decides. */
  recaptcha: {
    scriptUrl: 'https://www.google.com/recaptcha/api.js',
    verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    siteKey: 'RECAPTCHA_SITE_KEY',
    secret: 'RECAPTCHA_SECRET',
    minScore: 'RECAPTCHA_MIN_SCORE',
    hasActions: true,
    // It shares its host with everything else of its owner: only its folder is let in.
    sources: (script) => `${new URL('.', script)} https://www.gstatic.com/recaptcha/`,
    ask: askRecaptcha,
  },
  /** Cloudflare Turnstile: its widget decides by itself whether there is anything to do. */
  turnstile: {
    scriptUrl: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    siteKey: 'TURNSTILE_SITE_KEY',
    secret: 'TURNSTILE_SECRET',
    hasActions: true,
    ask: askTurnstile,
  },
} as const satisfies Readonly<Record<string, Service>>
export type ServiceName = keyof typeof services
// What a record's own keys are, `Object.keys` does not say.
export const serviceNames = Object.keys(services) as ServiceName[]

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
