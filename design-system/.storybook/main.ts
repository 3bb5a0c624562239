import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { mergeConfig } from 'vite'
import { brandFolder, brandParts } from '../../build/brand.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../guide/**/*.stories.tsx', '../components/**/*.stories.tsx', '../patterns/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-a11y',
    '@storybook/addon-docs',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // `BRAND=acme npm run storybook` shows every story in that brand's colours, typeface and mark.
      plugins: [brandParts(brandFolder()), tailwindcss(), react()],
      resolve: {
        // Same alias as the site: the dialog's scroll lock must not need a <style> element.
        alias: { 'react-style-singleton': here('../components/dialog/adopted-style-singleton.ts') },
      },
      // Listed up front: otherwise Vite discovers them mid-run and reloads the first story tests.
      optimizeDeps: { include: ['@radix-ui/react-dialog', 'lucide'] },
    }),
}

export default config
