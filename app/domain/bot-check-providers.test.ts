import { expect, test } from 'vitest'
import { widgetSources } from './bot-check-providers.ts'

test.each([
  ['recaptcha', undefined, 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/'],
  [
    'recaptcha',
    'https://www.recaptcha.net/recaptcha/api.js',
    'https://www.recaptcha.net/recaptcha/ https://www.gstatic.com/recaptcha/',
  ],
  ['turnstile', undefined, 'https://challenges.cloudflare.com'],
  ['turnstile', 'http://127.0.0.1:4510/turnstile/v0/api.js', 'http://127.0.0.1:4510'],
] as const)('%s with its script at %s: the policy names %s', (provider, scriptUrl, sources) => {
  expect(widgetSources(provider, scriptUrl)).toBe(sources)
})
