import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail, Package } from 'lucide'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { Button } from '../../components/button/button.tsx'
import { Select } from '../../components/select/select.tsx'
import type { Usage } from '../../guide/component-usage.tsx'
import { art } from '../story-content/art.ts'
import { inEnglish, inFrench } from '../story-content/numbers.ts'
import { GiftCardDetail, type GiftCardDetailProps } from './gift-card-detail.tsx'

const content = {
  'en-ca': {
    category: 'Outdoors and sport',
    text: 'Tents, boots and everything between them.',
    eCard: 'By email, usually within 15 minutes.',
    physical: 'By Canada Post, in 5 to 8 business days.',
    choose: (amount: string) => `Choose ${amount}`,
    have: 'Available points: 24,850',
    acceptedAt: 'In stores and online',
    spend: 'Show it at the till or enter its number online.',
    terms: 'No fee, no expiry date.',
    number: inEnglish,
    dollars: (amount: number) => `$${inEnglish(amount)}`,
  },
  'fr-ca': {
    category: 'Plein air et sport',
    text: 'Des tentes, des bottes et tout ce qu’il faut entre les deux.',
    eCard: 'Par courriel, généralement en moins de 15 minutes.',
    physical: 'Par Postes Canada, en 5 à 8 jours ouvrables.',
    choose: (amount: string) => `Choisir ${amount}`,
    have: 'Points disponibles\u00A0: 24\u00A0850',
    acceptedAt: 'En magasin et en ligne',
    spend: 'Présentez-la à la caisse ou entrez son numéro en ligne.',
    terms: 'Sans frais ni date d’expiration.',
    number: inFrench,
    dollars: (amount: number) => `${inFrench(amount)} $`,
  },
}

/** A brand's page, for a member and for a visitor. */
function detailOf(globals: { locale?: unknown }, isMember: boolean): GiftCardDetailProps {
  const say = siteMessages(globals)
  const words = inLocale(globals, content)
  const points = (value: number) => say('redeem_points', { points: words.number(value) })
  const row = (dollars: number) => ({
    id: String(dollars),
    label: words.dollars(dollars),
    points: points(dollars * 100),
    action: { href: `#${dollars}`, label: words.choose(words.dollars(dollars)) },
  })
  const { action: _none, ...soldOut } = row(50)
  const { action: _notYet, ...beyond } = row(250)
  return {
    back: { href: '#gift-cards', label: say('giftCards_back') },
    name: 'Prairie Outfitters',
    category: words.category,
    text: words.text,
    art: { ...art.prairie, isLargest: true },
    amounts: {
      title: say('giftCards_amounts'),
      ...(isMember && { note: words.have }),
      rows: isMember
        ? [
            { ...row(25), detail: say('giftCards_leaves', { points: words.number(22_350) }) },
            { ...soldOut, detail: say('giftCards_soldOut') },
            {
              ...beyond,
              gap: {
                value: 24_850,
                max: 25_000,
                label: say('giftCards_pointsToGo', { points: words.number(150) }),
              },
            },
          ]
        : [row(25), row(1000)],
    },
    action: <Button href="#redeem">{say(isMember ? 'giftCards_redeem' : 'giftCards_signInToRedeem')}</Button>,
    delivery: {
      title: say('giftCards_delivery'),
      rows: [
        { id: 'e', icon: Mail, title: say('giftCards_eCard'), text: words.eCard },
        { id: 'p', icon: Package, title: say('giftCards_physical'), text: words.physical },
      ],
    },
    notes: [
      { id: 'accepted-at', title: say('giftCards_acceptedAt'), text: words.acceptedAt },
      { id: 'spend', title: say('offers_howTo'), text: words.spend },
      { id: 'terms', title: say('offers_terms'), text: words.terms },
    ],
  }
}

const usage: Usage = {
  voice: ['Redeem and spend', 'Dates, times, numbers'],
  'en-ca': {
    use: 'For the page of one brand of gift cards.',
    avoid: 'For offers, rewards and other ways: Item detail.',
    parts: [
      'Art, which stays in view',
      'Amounts with their price',
      'E-card or physical card',
      'Where it is accepted, and terms',
    ],
    keys: 'Tab goes through the amounts in order; Enter chooses one.',
    right: 'Say what is missing where an amount is out of reach.',
    wrong: 'Greyed amounts without a reason.',
  },
  'fr-ca': {
    use: 'Pour la page d’une marque de cartes-cadeaux.',
    avoid: 'Pour une offre, une récompense ou une autre façon\u00A0: Item detail.',
    parts: [
      'Illustration, toujours en vue',
      'Montants avec leur prix',
      'Carte électronique ou en plastique',
      'Où elle est acceptée, et conditions',
    ],
    keys: 'Tab parcourt les montants dans l’ordre; Entrée en choisit un.',
    right: 'Dites ce qui manque quand un montant est hors de portée.',
    wrong: 'Des montants grisés sans raison.',
  },
}

const meta = {
  title: 'Patterns/Catalogue/Gift card detail',
  component: GiftCardDetail,
  parameters: { layout: 'fullscreen', usage },
  args: detailOf({}, true),
  render: (_args, { globals }) => <GiftCardDetail {...detailOf(globals, true)} />,
} satisfies Meta<typeof GiftCardDetail>

export default meta

type Story = StoryObj<typeof meta>

export const Member: Story = {}
export const MemberFrench: Story = { globals: { locale: 'fr-ca' } }
/** Between the action and the delivery, the same amounts as a goal. */
export const MemberWithGoal: Story = {
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    const card = detailOf(globals, true)
    return (
      <GiftCardDetail
        {...card}
        afterAction={
          <section aria-labelledby="goal" className="mt-12">
            <h2 id="goal" className="text-h3">
              {say('goal_brandTitle')}
            </h2>
            <p className="mt-2 mb-5 max-w-measure text-ink-2">{say('goal_brandText')}</p>
            <div className="flex flex-wrap items-end gap-4">
              <Select
                label={say('goal_amountLabel')}
                options={card.amounts.rows.map(({ id, label }) => ({ value: id, label }))}
                className="w-full tablet:w-96"
              />
              <Button variant="secondary" size="field">
                {say('goal_set')}
              </Button>
            </div>
          </section>
        }
      />
    )
  },
}
export const Visitor: Story = {
  render: (_args, { globals }) => <GiftCardDetail {...detailOf(globals, false)} />,
}
export const VisitorFrench: Story = { ...Visitor, globals: { locale: 'fr-ca' } }
