import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { Badge } from '../../components/badge/badge.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { NewsList } from '../news-list/news-list.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { Section } from '../section/section.tsx'
import { SectionHeading } from '../section-heading/section-heading.tsx'
import { type Globals, SiteFrame } from '../story-content/site-frame.tsx'

const content = {
  'en-ca': {
    pause: {
      date: 'Nov\u00A021, 2026',
      title: 'Redemptions pause for an hour',
      paragraphs: [
        'One night this week, from 2\u00A0a.m. Eastern. You can look at everything; nothing leaves your balance.',
      ],
    },
    phone: {
      date: 'Nov\u00A002, 2026',
      title: 'We never ask for a code by phone',
      paragraphs: [
        'Or by email. If someone does, hang up and stop redemptions.',
        'It takes one tap on the Security page, and nothing can be redeemed until you undo it with a code.',
      ],
    },
    brands: {
      date: 'Aug\u00A024, 2026',
      title: 'Six brands have joined',
      paragraphs: ['And there are now 26 gift cards to choose from.'],
    },
  },
  'fr-ca': {
    pause: {
      date: '21\u00A0nov. 2026',
      title: 'Les échanges font une pause d’une heure',
      paragraphs: [
        'Une nuit cette semaine, à partir de 2\u00A0h, heure de l’Est. Tout reste visible; rien ne quitte votre solde.',
      ],
    },
    phone: {
      date: '2\u00A0nov. 2026',
      title: 'Nous ne demandons jamais de code par téléphone',
      paragraphs: [
        'Ni par courriel. Si quelqu’un le fait, raccrochez et bloquez les échanges.',
        'Un geste suffit dans la page Sécurité : rien ne peut alors être échangé avant que vous le permettiez avec un code.',
      ],
    },
    brands: {
      date: '24\u00A0août 2026',
      title: 'Six marques de plus',
      paragraphs: ['Vous avez maintenant le choix entre 26 cartes-cadeaux.'],
    },
  },
}

type AnnouncementsProps = {
  globals: Globals
  /** Nothing current, only the archive. */
  isQuiet?: boolean
}

function Announcements({ globals, isQuiet = false }: AnnouncementsProps) {
  const say = siteMessages(globals)
  const { pause, phone, brands } = inLocale(globals, content)
  const more = (context: string) => ({ href: '#more', label: say('announcements_more'), context })
  return (
    <SiteFrame globals={globals} isVisitor>
      <PageHeading title={say('announcements_title')} lead={say('announcements_lead')} />
      <Section labelledBy="now" className="pt-0!">
        <SectionHeading id="now" title={say('announcements_now')} />
        {isQuiet ? (
          <EmptyState headingLevel={3} title={say('announcements_noneTitle')}>
            {say('announcements_noneText')}
          </EmptyState>
        ) : (
          <NewsList
            items={[
              {
                ...pause,
                id: 'pause',
                badge: <Badge tone="warning">{say('announcements_warning')}</Badge>,
              },
              { ...phone, id: 'phone', link: more(phone.title) },
            ]}
          />
        )}
      </Section>
      <Section labelledBy="past" className="pt-0!">
        <SectionHeading id="past" title={say('announcements_past')} />
        <NewsList items={[{ ...brands, id: 'brands', link: more(brands.title) }]} />
      </Section>
    </SiteFrame>
  )
}

const meta = {
  title: 'Pages/Announcements',
  component: Announcements,
  parameters: { layout: 'fullscreen' },
  args: { globals: {} },
  render: (args, { globals }) => <Announcements {...args} globals={globals} />,
} satisfies Meta<typeof Announcements>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { locale: 'fr-ca', viewport: { value: 'phone' } } }
export const NothingNow: Story = { args: { isQuiet: true } }
