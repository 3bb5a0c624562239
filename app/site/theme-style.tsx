import { paletteVariables } from '@borealis/design-system/palette'
import { useRouter } from '@tanstack/react-router'
import { useTakeover } from './use-takeover.ts'

/** The palette of a takeover as one style element of variables, in the first bytes: no flash of another theme. */
export function ThemeStyle() {
  const nonce = useRouter().options.ssr?.nonce
  const palette = useTakeover()?.palette
  if (!palette) return null
  return <style nonce={nonce}>{paletteVariables(palette)}</style>
}
