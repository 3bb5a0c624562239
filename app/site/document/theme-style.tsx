import { useRouter } from '@tanstack/react-router'
import { useTakeover } from '#app/site/page-parts/use-takeover.ts'

/** The palette of a takeover as one style element of variables, in the first bytes: no flash of another theme. */
export function ThemeStyle() {
  const nonce = useRouter().options.ssr?.nonce
  const css = useTakeover()?.css
  return css ? <style nonce={nonce}>{css}</style> : null
}
