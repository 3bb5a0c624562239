import { afterEach as lookWithAxe } from '@storybook/addon-a11y/preview'
import type { Preview } from '@storybook/react-vite'
import { COLOUR_RULES } from './colour-rules.ts'

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>

/**
 * Themes only change colours, set on the root element; finish running colour transitions so axe measures the end
 * state.
 */
function wear(theme: string): void {
  document.documentElement.dataset.theme = theme
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
  }
}

/**
 * Runs axe on the colours of the dark theme too, after the story's play function. The addon checks the light theme afterwards:
 * preview hooks run inside out.
 */
export const axeInDark: AfterEach = async (context) => {
  if (!import.meta.env.STORYBOOK_TESTS) return
  const before = document.documentElement.dataset.theme ?? 'light'
  wear('dark')
  try {
    const { a11y } = context.parameters
    const options = { ...a11y?.options, runOnly: COLOUR_RULES }
    await lookWithAxe({ ...context, parameters: { ...context.parameters, a11y: { ...a11y, options } } })
  } catch (error) {
    throw new Error('in the dark theme', { cause: error })
  } finally {
    wear(before)
  }
}
