import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inLocale, otherLanguage } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { LanguageLink } from './language-link.tsx'

const usage: Usage = {
  voice: ['Names'],
  'en-ca': {
    use: 'To reach the same page in the other language.',
    avoid: 'For a member’s language of messages: the profile.',
    parts: ['Name of the other language, in that language'],
    keys: 'Tab, Enter.',
    right: 'Write the language’s name in the language itself.',
    wrong: 'A flag: no flag is a language.',
  },
  'fr-ca': {
    use: 'Pour passer à la même page dans l’autre langue.',
    avoid: 'Pour la langue des messages d’un membre\u00A0: le profil.',
    parts: ['Nom de l’autre langue, dans cette langue'],
    keys: 'Tab, Entrée.',
    right: 'Écrivez le nom de la langue dans cette langue.',
    wrong: 'Un drapeau\u00A0: aucun drapeau n’est une langue.',
  },
}

const meta = {
  title: 'Patterns/Page frame/Language link',
  component: LanguageLink,
  parameters: { usage },
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
