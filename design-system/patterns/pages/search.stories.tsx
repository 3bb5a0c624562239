import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search as SearchIcon } from 'lucide'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { Button } from '../../components/button/button.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { ChipRow } from '../chip-row/chip-row.tsx'
import { LinkList } from '../link-list/link-list.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { SectionHeading } from '../section-heading/section-heading.tsx'
import { articleEn, articleFr } from '../story-content/help.ts'
import { categories, offersEn, offersFr } from '../story-content/offers.ts'
import { type Globals, SiteFrame } from '../story-content/site-frame.tsx'

const content = {
  'en-ca': { term: 'café', nothing: 'xylophone', offers: offersEn, article: articleEn },
  'fr-ca': { term: 'café', nothing: 'xylophone', offers: offersFr, article: articleFr },
}

type SearchProps = {
  globals: Globals
  /** No results. */
  isEmpty?: boolean
}

function Search({ globals, isEmpty = false }: SearchProps) {
  const say = siteMessages(globals)
  const { term: known, nothing } = inLocale(globals, content)
  const term = isEmpty ? nothing : known
  return (
    <SiteFrame globals={globals} isVisitor>
      <PageHeading title={say('search_titleFor', { term })} />
      <div className="page-column pb-16 desktop:pb-24">
        <search>
          <form className="flex max-w-[40rem] flex-col gap-3 tablet:flex-row tablet:items-end">
            <div className="flex-1">
              <TextField name="q" type="search" label={say('search_label')} defaultValue={term} />
            </div>
            <Button type="submit" icon={SearchIcon} wide="phone">
              {say('search_button')}
            </Button>
          </form>
        </search>
        <p className="mt-6 text-small text-ink-2">{say('site_resultCount', { count: isEmpty ? 0 : 4 })}</p>
        {isEmpty ? <Nothing globals={globals} term={term} /> : <Found globals={globals} />}
      </div>
    </SiteFrame>
  )
}

function Found({ globals }: { globals: Globals }) {
  const say = siteMessages(globals)
  const { offers, article } = inLocale(globals, content)
  return (
    <>
      <section aria-labelledby="found-offers" className="mt-12 max-w-wide-list">
        <SectionHeading
          id="found-offers"
          title={say('offers_title')}
          link={{ href: '#offers', label: say('site_seeOffers') }}
        />
        <LinkList
          links={offers.slice(0, 2).map(({ brand, title, swatch, numeral }) => ({
            id: brand,
            href: '#offer',
            title: brand.endsWith('Café') ? (
              <>
                {brand.slice(0, -4)}
                <mark>Café</mark>
              </>
            ) : (
              brand
            ),
            text: title,
            value: `${numeral.value} ${numeral.unit}`,
            swatch,
          }))}
        />
      </section>
      <section aria-labelledby="found-help" className="mt-12 max-w-wide-list">
        <SectionHeading
          id="found-help"
          title={say('site_footerHelp')}
          link={{ href: '#help', label: say('search_allHelp') }}
        />
        <LinkList links={article.related} />
      </section>
    </>
  )
}

function Nothing({ globals, term }: { globals: Globals; term: string }) {
  const say = siteMessages(globals)
  return (
    <div className="mt-10 max-w-wide-list">
      <EmptyState
        title={say('search_noneTitle', { term })}
        action={
          <Button href="#help" variant="secondary">
            {say('search_noneHelp')}
          </Button>
        }
      >
        {say('search_noneText')}
      </EmptyState>
      <div className="mt-10">
        <p className="mb-3 font-semibold">{say('search_suggestions')}</p>
        <ChipRow
          label={say('search_suggestions')}
          chips={inLocale(globals, categories).map((label) => ({
            id: label,
            href: `#${label}`,
            label,
            current: false,
          }))}
        />
      </div>
    </div>
  )
}

const meta = {
  title: 'Pages/Search',
  component: Search,
  parameters: { layout: 'fullscreen' },
  args: { globals: {} },
  render: (args, { globals }) => <Search {...args} globals={globals} />,
} satisfies Meta<typeof Search>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }
export const Empty: Story = { args: { isEmpty: true } }
