import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { Badge } from '../../components/badge/badge.tsx'
import { Button } from '../../components/button/button.tsx'
import { Disclosure } from '../../components/disclosure/disclosure.tsx'
import { DefinitionRows } from '../definition-rows/definition-rows.tsx'
import { SectionHeading } from '../section-heading/section-heading.tsx'
import { AccountFrame, type Globals } from '../story-content/site-frame.tsx'

const consents = {
  'en-ca': {
    offers: { title: 'Your own offers', wording: 'Use my purchases and interests to choose offers for me.' },
    partners: { title: 'Partners', wording: 'Tell me news of partners. They never get my address.' },
    date: 'Nov\u00A012, 2026',
    points: '24,850',
  },
  'fr-ca': {
    offers: {
      title: 'Vos propres offres',
      wording: 'Utiliser mes achats et mes champs d’intérêt pour choisir des offres pour moi.',
    },
    partners: {
      title: 'Partenaires',
      wording: 'Donnez-moi des nouvelles des partenaires. Ils n’obtiennent jamais mon adresse.',
    },
    date: '12\u00A0nov. 2026',
    points: '18\u00A0400',
  },
}

function Privacy({ globals }: { globals: Globals }) {
  const say = siteMessages(globals)
  const { offers, partners, date, points } = inLocale(globals, consents)
  const version = '2026-03'
  return (
    <AccountFrame
      globals={globals}
      current="privacy_title"
      title={say('privacy_title')}
      lead={say('privacy_lead')}
    >
      <section aria-labelledby="consents">
        <SectionHeading id="consents" title={say('privacy_consentsTitle')} />
        <DefinitionRows
          rows={[
            {
              id: 'offers',
              label: offers.title,
              value: offers.wording,
              isSentence: true,
              badge: <Badge tone="success">{say('privacy_allowed')}</Badge>,
              detail: say('privacy_decided', { date, version }),
              more: (
                <Disclosure quiet summary={say('privacy_history')}>
                  <p className="text-ink-2">{say('privacy_historyGiven', { date, version })}</p>
                </Disclosure>
              ),
              control: (
                <Button variant="secondary" size="small">
                  {say('privacy_withdraw')}
                </Button>
              ),
            },
            {
              id: 'partners',
              label: partners.title,
              value: partners.wording,
              isSentence: true,
              badge: <Badge>{say('privacy_notAllowed')}</Badge>,
              detail: say('privacy_undecided', { version }),
              control: (
                <Button variant="secondary" size="small">
                  {say('privacy_allow')}
                </Button>
              ),
            },
          ]}
        />
      </section>
      <section aria-labelledby="export" className="mt-16">
        <SectionHeading id="export" title={say('privacy_exportTitle')} isBeforeText />
        <p className="max-w-measure text-ink-2">{say('privacy_exportText')}</p>
        <Button variant="secondary" className="mt-6">
          {say('privacy_exportAsk')}
        </Button>
      </section>
      <section aria-labelledby="closing" className="mt-16">
        <SectionHeading id="closing" title={say('privacy_closingTitle')} isBeforeText />
        <p className="max-w-measure text-ink-2">{say('privacy_closingText', { points })}</p>
        <Button variant="destructive" className="mt-6">
          {say('privacy_close')}
        </Button>
        <p className="mt-4 text-small text-ink-2">{say('privacy_closeHow', { asks: 'always' })}</p>
      </section>
    </AccountFrame>
  )
}

const meta = {
  title: 'Pages/Privacy',
  component: Privacy,
  parameters: { layout: 'fullscreen' },
  args: { globals: {} },
  render: (args, { globals }) => <Privacy {...args} globals={globals} />,
} satisfies Meta<typeof Privacy>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }
