import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { Badge } from '../../components/badge/badge.tsx'
import { Banner } from '../../components/banner/banner.tsx'
import { Barcode } from '../../components/barcode/barcode.tsx'
import { Button } from '../../components/button/button.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import type { Usage } from '../../guide/component-usage.tsx'
import { OfferNumeral } from '../offer-card/offer-numeral.tsx'
import { featuredArt } from '../story-content/art.ts'
import { offerEn, offerFr } from '../story-content/offers.ts'
import { ItemDetail, type ItemDetailProps } from './item-detail.tsx'

/** The page of an offer, with the parts that vary between offers. */
function offerPage(
  globals: { locale?: unknown },
  { action, ...own }: Partial<ItemDetailProps>,
): ItemDetailProps {
  const say = siteMessages(globals)
  const offer = inLocale(globals, { 'en-ca': offerEn, 'fr-ca': offerFr })
  return {
    back: { href: '#offers', label: say('offers_back') },
    lead: <OfferNumeral {...offer.numeral} size="featured" />,
    overline: offer.brand,
    title: offer.title,
    text: offer.exclusions,
    action: action === undefined ? <Button href="#partners">{say('offers_seeOffer')}</Button> : action,
    facts: [
      {
        id: 'ends',
        label: say('offers_expires'),
        value: offer.lastDay,
        badge: <Badge tone="warning">{say('offers_endsInDays', { count: 3 })}</Badge>,
      },
      {
        id: 'where',
        label: say('offers_factWhere'),
        value: say('offers_factEverywhere'),
        detail: inLocale(globals, { 'en-ca': 'In stores and online', 'fr-ca': 'En magasin et en ligne' }),
      },
      { id: 'activate', label: say('offers_factActivate'), value: say('offers_factNothing') },
    ],
    notes: [{ id: 'story-terms', title: say('offers_terms'), text: offer.terms }],
    ...own,
  }
}

const usage: Usage = {
  voice: ['Names', 'Dates, times, numbers'],
  'en-ca': {
    use: 'For the page of one offer, reward or way to redeem.',
    avoid: 'For gift cards: Gift card detail.',
    parts: ['Art', 'Number that leads', 'What it is, and until when', 'Action', 'Terms'],
    keys: 'Tab reaches the action, then the links in the terms.',
    right: 'Terms in full, below the action.',
    wrong: 'A number that counts only with a condition that stands elsewhere.',
  },
  'fr-ca': {
    use: 'Pour la page d’une offre, d’une récompense ou d’une façon d’échanger.',
    avoid: 'Pour les cartes-cadeaux\u00A0: Gift card detail.',
    parts: ['Illustration', 'Chiffre en tête', 'Ce que c’est, et jusqu’à quand', 'Action', 'Conditions'],
    keys: 'Tab mène à l’action, puis aux liens des conditions.',
    right: 'Les conditions au complet, sous l’action.',
    wrong: 'Un chiffre soumis à une condition écrite ailleurs.',
  },
}

const meta = {
  title: 'Patterns/Catalogue/Item detail',
  component: ItemDetail,
  parameters: { layout: 'fullscreen', usage },
  args: { back: { href: '#offers', label: '' }, overline: '', title: '', text: '', notes: [] },
  render: (_args, { globals }) => <ItemDetail {...offerPage(globals, {})} />,
} satisfies Meta<typeof ItemDetail>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }

/** The code takes the place of the action, as text and barcode. */
export const Coupon: Story = {
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <ItemDetail
        {...offerPage(globals, {
          art: featuredArt,
          action: (
            <>
              <Barcode value="LUM20" label={say('offers_barcode', { code: 'LUM20' })} />
              <Button variant="secondary">{say('offers_copy')}</Button>
            </>
          ),
        })}
      />
    )
  },
}

/** An offer that has ended says so first and keeps its terms. */
export const Ended: Story = {
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    const date = inLocale(globals, { 'en-ca': offerEn, 'fr-ca': offerFr }).lastDay
    return (
      <ItemDetail
        {...offerPage(globals, {
          notice: (
            <Banner
              status="warning"
              title={say('offers_endedTitle', { date })}
              action={<ActionLink href="#story-terms">{say('offers_readTerms')}</ActionLink>}
            >
              {say('offers_endedText')}
            </Banner>
          ),
          action: null,
          facts: [],
        })}
      />
    )
  },
}
