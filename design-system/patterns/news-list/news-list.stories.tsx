import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { Badge } from '../../components/badge/badge.tsx'
import { NewsList } from './news-list.tsx'

const news = {
  'en-ca': {
    post: {
      date: 'Nov 18, 2026',
      title: 'The mail is running a day late',
      paragraphs: ['In northern Ontario. Your expected date already counts it.'],
    },
    terms: {
      date: 'Oct 6, 2026',
      title: 'Points no longer expire',
      paragraphs: ['There is nothing to do.'],
    },
  },
  'fr-ca': {
    post: {
      date: '18 nov. 2026',
      title: 'La poste a une journée de retard',
      paragraphs: ['Dans le nord de l’Ontario. Votre date prévue en tient déjà compte.'],
    },
    terms: {
      date: '6 oct. 2026',
      title: 'Les points n’expirent plus',
      paragraphs: ['Vous n’avez rien à faire.'],
    },
  },
}

const meta = {
  title: 'Patterns/Content/News list',
  component: NewsList,
  args: { items: [] },
  // Its headings are below the section's own.
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    const { post, terms } = inLocale(globals, news)
    const items = [
      {
        ...post,
        id: 'post',
        badge: <Badge tone="warning">{say('announcements_warning')}</Badge>,
        link: { href: '#help', label: say('announcements_more'), context: post.title },
      },
      { ...terms, id: 'terms' },
    ]
    return (
      <section aria-labelledby="news">
        <h2 id="news" className="mb-6 text-h2">
          {say('announcements_now')}
        </h2>
        <NewsList {...args} items={items} />
      </section>
    )
  },
} satisfies Meta<typeof NewsList>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }
