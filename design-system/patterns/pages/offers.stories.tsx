import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { largeText } from '../../.storybook/zoomed.ts'
import { Tabs } from '../../components/tabs/tabs.tsx'
import { ChipRow } from '../chip-row/chip-row.tsx'
import { FeaturedOffer } from '../featured-offer/featured-offer.tsx'
import { OfferCard } from '../offer-card/offer-card.tsx'
import { OfferGrid } from '../offer-card/offer-grid.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { SectionHeading } from '../section-heading/section-heading.tsx'
import { SortChoice } from '../sort-choice/sort-choice.tsx'
import { categories, featuredEn, featuredFr, offersEn, offersFr } from '../story-content/offers.ts'
import { type Globals, SiteFrame } from '../story-content/site-frame.tsx'

const content = {
  'en-ca': { featured: featuredEn, offers: offersEn },
  'fr-ca': { featured: featuredFr, offers: offersFr },
}

const nothing = () => {}

function Offers({ globals }: { globals: Globals }) {
  const say = siteMessages(globals)
  const { featured, offers } = inLocale(globals, content)
  return (
    <SiteFrame globals={globals} place="/offers">
      <PageHeading title={say('offers_title')} lead={say('offers_lead')} />
      <div className="page-column">
        <Tabs
          label={say('offers_tabsLabel')}
          tabs={[
            { href: '#all', label: say('offers_tabAll'), current: true },
            { href: '#for-you', label: say('offers_groupForYou') },
            { href: '#limited', label: say('offers_groupLimited') },
            { href: '#more', label: say('offers_tabMore') },
          ]}
        />
        <div className="mt-6 flex flex-col gap-x-8 gap-y-4 desktop:flex-row desktop:items-start desktop:justify-between">
          <ChipRow
            label={say('offers_filters')}
            chips={[
              say('offers_ownInProgress'),
              say('offers_ownSpent'),
              ...inLocale(globals, categories),
            ].map((label) => ({ id: label, href: `#${label}`, label, current: false }))}
          />
          <SortChoice
            action="#order"
            onChange={nothing}
            onSubmit={nothing}
            name="sort"
            label={say('offers_order')}
            value="ending"
            options={[
              { value: 'ending', label: say('offers_orderEnding') },
              { value: 'popular', label: say('offers_orderPopular') },
              { value: 'newest', label: say('offers_orderNewest') },
            ]}
            apply={say('offers_orderApply')}
          />
        </div>
        <p className="mt-6 text-small text-ink-2">{say('offers_count', { count: 3, number: 3 })}</p>
      </div>
      <section aria-labelledby="offers-featured" className="page-column pt-10 tablet:pt-14">
        <SectionHeading id="offers-featured" title={say('offers_featuredTitle')} />
        <FeaturedOffer {...featured} />
      </section>
      <section aria-labelledby="offers-limited" className="page-column pt-10 pb-16 tablet:pt-14">
        <SectionHeading id="offers-limited" title={say('offers_groupLimited')} />
        <OfferGrid>
          {offers.map((offer) => (
            <OfferCard key={offer.brand} {...offer} />
          ))}
        </OfferGrid>
      </section>
    </SiteFrame>
  )
}

const meta = {
  title: 'Pages/Offers',
  component: Offers,
  parameters: { layout: 'fullscreen' },
  args: { globals: {} },
  render: (args, { globals }) => <Offers {...args} globals={globals} />,
} satisfies Meta<typeof Offers>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }
export const LargeTextOnAPhone: Story = largeText
