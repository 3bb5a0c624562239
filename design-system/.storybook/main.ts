import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { mergeConfig } from 'vite'
import { brandsElement, wearableBrands } from './brand-files.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The letters of the site, for Storybook's own frame. */
const letters = `<style>
  @font-face {
    font-family: 'Instrument Sans Variable';
    font-weight: 400 700;
    src: url(./fonts/instrument-sans-latin-wght-normal.woff2) format('woff2-variations');
  }
</style>`

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../guide/**/*.stories.tsx', '../components/**/*.stories.tsx', '../patterns/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-a11y',
    '@storybook/addon-docs',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
  ],
  staticDirs: [{ from: here('../../node_modules/@fontsource-variable/instrument-sans/files'), to: '/fonts' }],
  managerHead: async (head) => head + letters + (await brandsElement()),
  previewHead: async (head) => head + (await brandsElement()),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [wearableBrands(), tailwindcss(), react()],
      resolve: {
        // Same alias as the site: the dialog's scroll lock must not need a <style> element.
        alias: { 'react-style-singleton': here('../components/dialog/adopted-style-singleton.ts') },
      },
      // Listed up front: otherwise Vite discovers them mid-run and reloads the first story tests.
      optimizeDeps: { include: ['@radix-ui/react-dialog', 'lucide'] },
    }),
}

export default config
