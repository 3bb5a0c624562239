import { fileURLToPath } from 'node:url'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { LANGUAGE_COOKIE, locales, withLocalePrefix } from './app/domain/locale.ts'
import { brandFolder, brandParts, compiledMessages, messagesProject } from './build/brand.ts'
import { bundlePackages } from './build/bundle-packages.ts'
import { endWithBuild, forgetFormerBuild } from './build/end-with-build.ts'
import { firstLoadBudget } from './build/first-load-budget.ts'
import { firstLoadChunk } from './build/first-load-chunk.ts'
import { addressedName, withoutBlockedWords } from './build/function-name.ts'
import { inlineScripts } from './build/inline-script.ts'
import { lazyCalls } from './build/lazy-calls.ts'
import { leanMessages } from './build/lean-messages.ts'
import { precompress } from './build/precompress.ts'
import { reloadInDevelopment } from './build/reload-in-development.ts'
import { cachedPluralRules, preloadsApart, queriesOnServer } from './build/replaced-modules.ts'
import { serveEntry } from './build/serve-entry.ts'
import { startUpChunk } from './build/start-up-chunk.ts'
import { writeLimitedFs } from './build/write-limited-fs.ts'

/** `BRAND=<folder of brands/>` builds the site in that brand. */
const brand = brandFolder()
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The built script that every page loads. */
const ENTRY = /^assets\/index-[\w-]+\.js$/

/** Hashes of letters and digits alone: one of the usual ends in `_aD.js` now and then, which content blockers stop. */
const hashCharacters = 'base36'

export interface SiteOptions {
  /** With the development server, which sends each module by itself: messages are one module a language. */
  readonly isDevelopment?: boolean
  /** Which modules Start enters by, other than the site's own: the benches measure the same site behind other ones. */
  readonly router?: { readonly entry: string; readonly enableRouteGeneration: boolean }
  readonly server?: { readonly entry: string }
}

export const siteConfig = ({ isDevelopment = false, router, server }: SiteOptions = {}): UserConfig => ({
  build: {
    // Fonts and icons stay files: the content security policy allows no data: URLs.
    assetsInlineLimit: 0,
    // A page is opened by its document, which names the modules of its own: the entry need not know those of every page.
    modulePreload: {
      resolveDependencies: (_file, modules, { hostId }) => (ENTRY.test(hostId) ? [] : modules),
    },
  },
  environments: {
    // Both name the same style sheets and fonts.
    ssr: { build: { rolldownOptions: { output: { hashCharacters } } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [{ name: firstLoadChunk() }] },
            hashCharacters,
            chunkFileNames: ({ name }) => `assets/${withoutBlockedWords(name)}-[hash].js`,
          },
        },
      },
    },
  },
  resolve: {
    alias: [
      { find: '#app/paraglide', replacement: compiledMessages(brand) },
      // The locale comes from the request store and <html lang>, never from URL patterns: 4.9 kB less to load.
      { find: '@inlang/paraglide-js/urlpattern-polyfill', replacement: here('./build/empty-module.ts') },
      // React has had this hook for years.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  ssr: {
    // Whole, it is two thousand icons in the memory of each process; a development server would transform each.
    noExternal: isDevelopment ? [] : ['lucide'],
  },
  plugins: [
    brandParts(brand),
    paraglideVitePlugin({
      project: messagesProject(brand),
      outdir: compiledMessages(brand),
      outputStructure: isDevelopment ? 'locale-modules' : 'message-modules',
      fs: writeLimitedFs,
      cookieName: LANGUAGE_COOKIE,
      localStorageKey: LANGUAGE_COOKIE,
      strategy: ['url', 'cookie', 'localStorage', 'baseLocale'],
      urlPatterns: [
        {
          pattern: '/:path(.*)?',
          // The language without a prefix last: its pattern fits every path.
          localized: locales
            .toReversed()
            .map((locale) => [locale, `${withLocalePrefix('/', locale).replace(/\/$/, '')}/:path(.*)?`]),
        },
      ],
    }),
    inlineScripts(),
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'app',
      ...(server && { server }),
      serverFns: { generateFunctionId: ({ functionName }) => addressedName(functionName) },
      router: {
        ...router,
        routeFileIgnorePattern: '\\.test\\.',
        // Nobody reads the generated tree, and formatting it takes a second of each start.
        enableRouteTreeFormatting: false,
        // A page's loader arrives with the page, not with the first one.
        codeSplittingOptions: {
          defaultBehavior: [['loader', 'component', 'errorComponent', 'notFoundComponent']],
        },
      },
    }),
    react(),
    isDevelopment ? reloadInDevelopment() : leanMessages(),
    precompress(),
  ],
})

const site = siteConfig()
/** What the benches' baselines go without: they are the framework as it comes. */
const ownWays = [lazyCalls(), cachedPluralRules(), bundlePackages(), queriesOnServer(), preloadsApart()]

/** The Vite configuration of the site: `vite build --config app.config.ts`. */
export default defineConfig({
  ...site,
  plugins: [
    site.plugins,
    ownWays,
    serveEntry(),
    startUpChunk(),
    firstLoadBudget(),
    forgetFormerBuild(),
    endWithBuild(),
  ],
})
