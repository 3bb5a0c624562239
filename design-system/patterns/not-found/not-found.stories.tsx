import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { NotFound, type NotFoundProps } from './not-found.tsx'

const words: Record<'en-ca' | 'fr-ca', NotFoundProps> = {
  'en-ca': {
    heading: 'Nothing lives at this address',
    text: 'The page may have moved, or the link may be missing a letter.',
    home: { href: '/', label: 'Home' },
    search: { href: '/search', label: 'Search the site' },
  },
  'fr-ca': {
    heading: 'Aucune page à cette adresse',
    text: 'La page a peut-être été déplacée, ou il manque une lettre au lien.',
    home: { href: '/fr-ca', label: 'Accueil' },
    search: { href: '/fr-ca/search', label: 'Chercher sur le site' },
  },
}

const meta = {
  title: 'Patterns/Not found',
  component: NotFound,
  parameters: { layout: 'fullscreen' },
  args: words['en-ca'],
  render: (_args, { globals }) => <NotFound {...inLocale(globals, words)} />,
} satisfies Meta<typeof NotFound>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}

export const French: Story = { globals: { locale: 'fr-ca' } }
