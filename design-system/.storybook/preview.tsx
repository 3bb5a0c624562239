import { DecoratorHelpers } from '@storybook/addon-themes'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { configure } from 'storybook/test'
import { AnnouncementStrip } from '../patterns/announcement-strip/announcement-strip.tsx'
import { axeInDark } from './axe-in-dark.ts'
import { brandTable } from './brands.ts'
import { argsEnhancers, argTypesEnhancers, emptyIsAbsent } from './controls.ts'
import { ComponentPage, ThemedContainer, WithoutFocusAtFirst } from './docs-page.tsx'
import { palettes } from './palettes.ts'
import './preview.css'
import { languageNames, localeOf } from './locale.ts'
import { siteMessages } from './site-messages.ts'
import { takeoverItems, takeoverNamed } from './takeovers.ts'
import { PaletteStyle, wearBrand } from './wear-brand.tsx'

/**
 * Renders the palette's style element as the site does. A takeover applies its brand's palette and, on whole pages,
 * shows the announcement strip.
 */
const withPalette: Decorator = (Story, { globals, parameters }) => {
  const takeover = takeoverNamed(globals.takeover, localeOf(globals))
  const words = siteMessages(globals)
  return (
    <>
      <PaletteStyle globals={globals} />
      {takeover && parameters.layout === 'fullscreen' ? (
        <AnnouncementStrip
          label={words('site_takeoverLabel')}
          kind="place"
          title={takeover.title}
          text={words('site_takeoverUntil', { province: takeover.province, day: takeover.date })}
          link={{ href: '#province', label: words('site_changeProvince') }}
          more={{ href: '#offers', label: words('site_seeOffers') }}
          place={takeover.province}
        />
      ) : null}
      <Story />
    </>
  )
}

// What a story waits for comes or it does not; the default is a second, which a busy machine takes.
configure({ asyncUtilTimeout: 30_000 })

const themes = ['light', 'dark']
const firstTheme = 'light'
DecoratorHelpers.initializeThemeState(themes, firstTheme)

/**
 * Sets brand, language, theme, motion and text size on the root element before paint and before any play function. On a docs
 * page the page itself does, and a story with a language of its own says so.
 */
const withPage: Decorator = function WithPage(Story, { globals, viewMode }) {
  const isAlone = viewMode !== 'docs'
  const language = String(globals.locale)
  const theme = themes.includes(globals.theme) ? String(globals.theme) : firstTheme
  const motion = String(globals.motion)
  const text = String(globals.text)
  useLayoutEffect(() => {
    if (!isAlone) return
    document.documentElement.lang = language
    Object.assign(document.documentElement.dataset, { theme, motion, text })
  }, [isAlone, language, theme, motion, text])
  if (isAlone) {
    wearBrand(globals)
    return <Story />
  }
  return (
    <WithoutFocusAtFirst key={language} lang={language}>
      <Story />
    </WithoutFocusAtFirst>
  )
}

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [emptyIsAbsent, withPalette, withPage],
  argTypesEnhancers,
  argsEnhancers,
  afterEach: axeInDark,
  initialGlobals: {
    locale: 'en-ca',
    brand: brandTable().first,
    palette: 'site',
    takeover: 'none',
    theme: firstTheme,
    motion: 'full',
    text: '100',
  },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: Object.entries(languageNames).map(([value, title]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'structure',
        items: brandTable().brands.map(({ code, shortName }) => ({ value: code, title: shortName })),
        dynamicTitle: true,
      },
    },
    palette: {
      description: 'Palette',
      toolbar: {
        icon: 'paintbrush',
        items: Object.keys(palettes).map((code) => ({
          value: code,
          title: code.slice(0, 1).toUpperCase() + code.slice(1),
        })),
        dynamicTitle: true,
      },
    },
    takeover: {
      description: 'Takeover, stronger than the palette',
      toolbar: {
        icon: 'location',
        items: [{ value: 'none', title: 'No takeover' }, ...takeoverItems],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'lightning',
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
    text: {
      description: 'Size of text',
      toolbar: {
        icon: 'zoom',
        items: [
          { value: '100', title: 'Text 100 %' },
          { value: '200', title: 'Text 200 %' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    a11y: {
      test: 'error',
      // Listing what passed is useful to designers only and slows the tests.
      ...(import.meta.env.STORYBOOK_TESTS && { options: { resultTypes: ['violations'] } }),
    },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { container: ThemedContainer, page: ComponentPage },
    options: {
      storySort: {
        order: [
          'Guide',
          [
            'Introduction',
            'Tokens',
            'Type and spacing',
            'Brands',
            'Palette gallery',
            'Icons',
            'Motion',
            'All components',
            'Component pages',
            'Accessibility',
            'Dos and don’ts',
            'Words and changes',
            'Adding a component',
          ],
          'Components',
          ['Actions', 'Forms', 'Feedback', 'Navigation', 'Overlays', 'Content'],
          'Patterns',
          ['Page frame', 'Layout', 'Home', 'Catalogue', 'Redeeming', 'Points', 'Orders', 'Account'],
          'Pages',
        ],
      },
    },
    viewport: {
      // A designer sees a story in the room that there is; a test, in a desktop's unless the story names another.
      ...(import.meta.env.STORYBOOK_TESTS && { defaultViewport: 'desktop' }),
      options: {
        phone: { name: 'Phone, 375', styles: { width: '375px', height: '812px' } },
        phone360: { name: 'Phone, 360', styles: { width: '360px', height: '640px' } },
        phone390: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        phone412: { name: 'Phone, 412', styles: { width: '412px', height: '915px' } },
        sideways: { name: 'Phone sideways, 844 × 390', styles: { width: '844px', height: '390px' } },
        tablet: { name: 'Tablet, 770', styles: { width: '770px', height: '1024px' } },
        zoomed: { name: '400 % zoom, 320 × 256', styles: { width: '320px', height: '256px' } },
        // The least room that a page has beside the account navigation.
        narrow: { name: 'Desktop, 1200', styles: { width: '1200px', height: '900px' } },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
}

export default preview
