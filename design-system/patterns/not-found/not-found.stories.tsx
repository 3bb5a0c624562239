import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotFound } from './not-found.tsx'

const meta = {
  title: 'Patterns/Not found',
  component: NotFound,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFound>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {
  args: {
    heading: 'Nothing lives at this address',
    text: 'The page may have moved, or the link may be missing a letter.',
    home: { href: '/', label: 'Home' },
    search: { href: '/search', label: 'Search the site' },
  },
}

export const French: Story = {
  args: {
    heading: 'Aucune page à cette adresse',
    text: 'La page a peut-être été déplacée, ou il manque une lettre au lien.',
    home: { href: '/fr-ca', label: 'Accueil' },
    search: { href: '/fr-ca/search', label: 'Chercher sur le site' },
  },
}
