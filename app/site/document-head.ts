import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import appStyles from '#app/styles.css?url'
import { currentLocale } from './locale.ts'

/** Head entries that every page has. The font is fetched beside the style sheet that names it, not after it. */
export function documentHead({ title }: { title: string }) {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      { title },
      { property: 'og:image', content: `/meta/${currentLocale()}.png` },
    ],
    links: [
      { rel: 'stylesheet', href: appStyles },
      {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: instrumentSans,
        crossOrigin: 'anonymous' as const,
      },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    ],
  }
}
