import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { Badge } from '../../components/badge/badge.tsx'
import type { Usage } from '../../guide/component-usage.tsx'
import { NewsList } from './news-list.tsx'

const news = {
  'en-ca': {
    post: {
      date: 'Nov 18, 2026',
      title: 'Mail delays in northern Ontario',
      paragraphs: ['Physical cards may arrive one day after the expected date.'],
    },
    terms: {
      date: 'Oct 6, 2026',
      title: 'Clearer rules on points expiry',
      paragraphs: [
        'Points expire only if your account shows an expiry date. Any purchase, bonus or order extends it.',
      ],
    },
  },
  'fr-ca': {
    post: {
      date: '18 nov. 2026',
      title: 'Retards postaux dans le nord de l’Ontario',
      paragraphs: ['Les cartes en plastique peuvent arriver un jour après la date prévue.'],
    },
    terms: {
      date: '6 oct. 2026',
      title: 'Expiration des points\u00A0: des règles plus claires',
      paragraphs: [
        'Les points n’expirent que si votre compte affiche une date d’expiration. Tout achat, toute prime ou toute commande la reporte.',
      ],
    },
  },
}

const usage: Usage = {
  voice: ['Names', 'Dates, times, numbers'],
  'en-ca': {
    use: 'For announcements, newest first, with those that are over.',
    avoid: 'For what everybody must know today: Announcement strip.',
    parts: ['Date', 'Title and text', 'Link to more'],
    keys: 'Tab goes through the links.',
    right: 'What changes for members, and from when.',
    wrong: 'News of ours that changes nothing for them.',
  },
  'fr-ca': {
    use: 'Pour les annonces, la plus récente d’abord, avec celles qui sont passées.',
    avoid: 'Pour ce que tous doivent savoir aujourd’hui\u00A0: Announcement strip.',
    parts: ['Date', 'Titre et texte', 'Lien vers la suite'],
    keys: 'Tab parcourt les liens.',
    right: 'Ce qui change pour les membres, et quand.',
    wrong: 'Des nouvelles de nous qui ne changent rien pour eux.',
  },
}

const meta = {
  title: 'Patterns/Content/News list',
  component: NewsList,
  parameters: { usage },
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
