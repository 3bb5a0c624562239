import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { Badge } from '../../components/badge/badge.tsx'
import { Button } from '../../components/button/button.tsx'
import { OfferNumeral } from '../offer-card/offer-numeral.tsx'
import { offerEn, offerFr } from '../story-content/offers.ts'
import { ThingDetail } from './thing-detail.tsx'

const meta = {
  title: 'Patterns/Thing detail',
  component: ThingDetail,
  parameters: { layout: 'fullscreen' },
  args: { back: { href: '#offers', label: '' }, overline: '', title: '', text: '', notes: [] },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    const offer = inLocale(globals, { 'en-ca': offerEn, 'fr-ca': offerFr })
    return (
      <ThingDetail
        {...args}
        back={{ href: '#offers', label: say('offers_back') }}
        lead={<OfferNumeral {...offer.numeral} size="featured" />}
        overline={offer.brand}
        title={offer.title}
        text={offer.exclusions}
        action={<Button href="#partners">{say('offers_seeOffer')}</Button>}
        facts={[
          {
            id: 'ends',
            label: say('offers_expires'),
            value: offer.lastDay,
            badge: <Badge tone="warning">{say('offers_endsInDays', { count: 3 })}</Badge>,
          },
          { id: 'activate', label: say('offers_factActivate'), value: say('offers_factNothing') },
        ]}
        notes={[{ id: 'story-terms', title: say('offers_terms'), text: offer.terms }]}
      />
    )
  },
} satisfies Meta<typeof ThingDetail>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }
