import { DecoratorHelpers } from '@storybook/addon-themes'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { paletteVariables } from '../tokens/palette.ts'
import { palettes } from './palettes.ts'
import './preview.css'

/** The brand's one style element, as the site writes it. */
const withPalette: Decorator = (Story, { globals }) => (
  <>
    <style>{paletteVariables(palettes[String(globals.palette)] ?? { colours: {} })}</style>
    <Story />
  </>
)

const themes = ['light', 'dark']
const firstTheme = import.meta.env.STORYBOOK_THEME ?? 'light'
DecoratorHelpers.initializeThemeState(themes, firstTheme)

/** Language and theme stand on the root element, as in the site, before anything is painted or measured. */
const withPage: Decorator = function WithPage(Story, { globals }) {
  const language = String(globals.locale)
  const theme = themes.includes(globals.theme) ? String(globals.theme) : firstTheme
  useLayoutEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dataset.theme = theme
  }, [language, theme])
  return <Story />
}

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withPalette, withPage],
  initialGlobals: { locale: 'en-ca', palette: 'borealis', theme: firstTheme },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'en-ca', title: 'English' },
          { value: 'fr-ca', title: 'Français' },
        ],
        dynamicTitle: true,
      },
    },
    palette: {
      description: 'Palette',
      toolbar: {
        icon: 'paintbrush',
        items: [
          { value: 'borealis', title: 'Borealis' },
          { value: 'harbour', title: 'Harbour' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 375', styles: { width: '375px', height: '812px' } },
        tablet: { name: 'Tablet, 770', styles: { width: '770px', height: '1024px' } },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
}

export default preview
