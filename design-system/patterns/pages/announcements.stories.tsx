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
      title: 'Nov\u00A025, 2–3\u00A0a.m.: redemptions may be unavailable',
      paragraphs: [
        'On Nov\u00A025, 2026, from 2\u00A0a.m. to 3\u00A0a.m. Eastern time. You can still see your balance and your orders.',
      ],
    },
    phone: {
      date: 'Nov\u00A002, 2026',
      title: 'We’ll never call, text or email you to ask for a code',
      paragraphs: [
        'If someone asks you for one, don’t answer, and pause redemptions.',
        'Pausing takes one tap on the Security page. No points can be redeemed until you resume redemptions with a code.',
      ],
    },
    brands: {
      date: 'Aug\u00A024, 2026',
      title: 'Six new gift card brands',
      paragraphs: ['You can now redeem points for their gift cards.'],
    },
  },
  'fr-ca': {
    pause: {
      date: '21\u00A0nov. 2026',
      title: 'Échanges peut-être impossibles le 25\u00A0nov., de 2\u00A0h à 3\u00A0h',
      paragraphs: [
        'Le 25\u00A0nov. 2026, de 2\u00A0h à 3\u00A0h, heure de l’Est. Vous pourrez quand même consulter votre solde et vos commandes.',
      ],
    },
    phone: {
      date: '2\u00A0nov. 2026',
      title: 'Nous ne vous demanderons jamais un code par téléphone, texto ou courriel',
      paragraphs: [
        'Si quelqu’un vous en demande un, ne répondez pas et bloquez les échanges.',
        'Un seul geste à la page Sécurité bloque tous les échanges. Aucun point ne peut être échangé tant que vous ne les avez pas débloqués avec un code.',
      ],
    },
    brands: {
      date: '24\u00A0août 2026',
      title: 'Six nouvelles marques de cartes-cadeaux',
      paragraphs: ['Vous pouvez maintenant échanger des points contre leurs cartes-cadeaux.'],
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
