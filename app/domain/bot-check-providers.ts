type Provider = 'recaptcha' | 'turnstile'

interface ProviderAddresses {
  readonly script: string
  readonly verify: string
  /** What else the script may load, as sources of a content security policy. */
  readonly beside: string
}

/** Where each provider is reached unless the configuration says otherwise. */
export const providerAddresses: Readonly<Record<Provider, ProviderAddresses>> = {
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js',
    verify: 'https://www.google.com/recaptcha/api/siteverify',
    beside: ' https://www.gstatic.com/recaptcha/',
  },
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    verify: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    beside: '',
  },
}

/** What the content security policy of every page names for a provider's widget: its script, its frame, its calls. */
export function widgetSources(provider: Provider, scriptUrl?: string): string {
  const { script, beside } = providerAddresses[provider]
  const { origin, pathname } = new URL(scriptUrl ?? script)
  // reCAPTCHA shares its host with everything else of its owner: only its folder is let in.
  const folder = provider === 'recaptcha' ? pathname.slice(0, pathname.lastIndexOf('/') + 1) : ''
  return origin + folder + beside
}
