import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { mergeConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../components/**/*.stories.tsx', '../patterns/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-a11y',
    '@storybook/addon-docs',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [tailwindcss(), react()],
      resolve: {
        // As in the site: the dialog's scroll lock must not need a <style> element.
        alias: { 'react-style-singleton': here('../components/dialog/adopted-style-singleton.ts') },
      },
      // The scroll lock reaches react-style-singleton, so the alias has to see it too.
      optimizeDeps: { exclude: ['@radix-ui/react-dialog', 'react-remove-scroll', 'react-remove-scroll-bar'] },
    }),
}

export default config
