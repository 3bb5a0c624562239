import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inLocale, otherLanguage } from '../../.storybook/locale.ts'
import { LanguageLink } from './language-link.tsx'

const meta = {
  title: 'Patterns/Page frame/Language link',
  component: LanguageLink,
  args: { href: '/fr-ca', label: 'Français', lang: 'fr-CA' },
  render: (_args, { globals }) => (
    <LanguageLink
      {...inLocale(globals, {
        'en-ca': { href: '/fr-ca', lang: 'fr-CA' },
        'fr-ca': { href: '/', lang: 'en-CA' },
      })}
      label={otherLanguage(globals)}
    />
  ),
} satisfies Meta<typeof LanguageLink>
export default meta

type Story = StoryObj<typeof meta>

/** The other language under its own name, with `lang` for correct pronunciation. */
export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    const link = within(canvasElement).getByRole('link', {
      name: otherLanguage(globals),
    })
    await expect(link).toHaveAttribute('hreflang', link.getAttribute('lang'))
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
export const French: Story = { globals: { locale: 'fr-ca' } }
