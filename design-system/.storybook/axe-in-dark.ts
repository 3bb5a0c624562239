import { afterEach as lookWithAxe } from '@storybook/addon-a11y/preview'
import type { Preview } from '@storybook/react-vite'

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>

/** Every story is drawn by the root's theme alone: nothing but colours changes, and those at once. */
function wear(theme: string): void {
  document.documentElement.dataset.theme = theme
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
  }
}

/**
 * Under test axe looks at a story in dark as well, as its play function left it. The addon looks in light, after this:
 * hooks run from the inside out.
 */
export const axeInDark: AfterEach = async (context) => {
  if (!import.meta.env.STORYBOOK_TESTS) return
  const before = document.documentElement.dataset.theme ?? 'light'
  wear('dark')
  try {
    await lookWithAxe(context)
  } catch (error) {
    throw new Error('in the dark theme', { cause: error })
  } finally {
    wear(before)
  }
}
