import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { largeText } from '../../.storybook/zoomed.ts'
import { Badge } from '../../components/badge/badge.tsx'
import { Banner } from '../../components/banner/banner.tsx'
import { Button } from '../../components/button/button.tsx'
import { DateField } from '../../components/date-field/date-field.tsx'
import { ErrorSummary } from '../../components/error-summary/error-summary.tsx'
import { FileField } from '../../components/file-field/file-field.tsx'
import { Select } from '../../components/select/select.tsx'
import { Cell, HeadCell, Table } from '../../components/table/table.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { ArticleText } from '../article-text/article-text.tsx'
import { NewsList } from '../news-list/news-list.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { articleEn, articleFr } from '../story-content/help.ts'
import { type Globals, SiteFrame } from '../story-content/site-frame.tsx'

const content = {
  'en-ca': {
    article: articleEn,
    state: 'We are looking into it',
    day: 'Nov\u00A012, 2026',
    typedDay: 'November 19, 2026',
    amount: '$21.40',
  },
  'fr-ca': {
    article: articleFr,
    state: 'Nous la vérifions',
    day: '12\u00A0nov. 2026',
    typedDay: '19 novembre 2026',
    amount: '21,40\u00A0$',
  },
}

const partners = ['Harbour Grocer', 'Nordique Café', 'Maple Books']

type MissingPointsProps = {
  globals: Globals
  /** The viewer, and the outcome of the claim. */
  moment?: 'visitor' | 'member' | 'invalid' | 'sent'
}

function MissingPoints({ globals, moment = 'visitor' }: MissingPointsProps) {
  const say = siteMessages(globals)
  const { article, state, day, typedDay, amount } = inLocale(globals, content)
  const isWrong = moment === 'invalid'
  return (
    <SiteFrame globals={globals} isVisitor={moment === 'visitor'}>
      <PageHeading
        title={article.title}
        lead={article.summary}
        back={{ href: '#help', label: say('help_back') }}
      />
      {moment === 'sent' ? (
        <div className="page-column pb-8">
          <Banner status="success" title={say('claims_sentTitle', { number: 'CL-2041' })}>
            {say('claims_sentText')}
          </Banner>
        </div>
      ) : null}
      {moment === 'visitor' ? <ArticleText sections={article.sections} /> : null}
      <section aria-labelledby="claim" className="page-column pt-8 pb-12">
        <h2 id="claim" className="mb-6 text-h2">
          {say('claims_formTitle')}
        </h2>
        {moment === 'visitor' ? (
          <>
            <p className="mb-5 max-w-measure text-ink-2">{say('claims_signInText')}</p>
            <Button variant="secondary">{say('site_signIn')}</Button>
          </>
        ) : (
          <>
            <form action="#claim" className="grid max-w-[40rem] gap-5 tablet:grid-cols-2">
              {isWrong ? (
                <div className="tablet:col-span-2">
                  <ErrorSummary
                    title={say('claims_errorTitle')}
                    errors={[{ fieldId: 'amount', message: say('claims_amountWrong') }]}
                  />
                </div>
              ) : null}
              <Select
                label={say('claims_partner')}
                className="tablet:col-span-2"
                options={[
                  { value: '', label: say('claims_choosePartner') },
                  ...partners.map((name) => ({ value: name, label: name })),
                ]}
              />
              <DateField
                label={say('claims_date')}
                format={(text) => text}
                help={say('field_dateHelp', { example: typedDay })}
              />
              <TextField
                id="amount"
                label={say('claims_amount')}
                defaultValue={isWrong ? '21 dollars' : ''}
                error={isWrong ? say('claims_amountWrong') : null}
              />
              <TextField
                label={say('claims_receipt')}
                optionalLabel={say('claims_optional')}
                help={say('claims_receiptHelp', { photo: 'yes' })}
                className="tablet:col-span-2"
              />
              <TextField
                label={say('claims_comment')}
                optionalLabel={say('claims_optional')}
                help={say('claims_commentHelp')}
                className="tablet:col-span-2"
              />
              <FileField
                label={say('claims_picture')}
                optionalLabel={say('claims_optional')}
                help={`${say('claims_pictureHelp')} ${say('claims_pictureDeleted', { count: 30 })}`}
                error={isWrong ? say('claims_pictureLarge') : null}
                className="tablet:col-span-2"
              />
              <div>
                <Button wide="phone">{say('claims_send')}</Button>
              </div>
            </form>
            <div className="mt-14">
              <h3 className="mb-4 text-h3">{say('claims_ownTitle')}</h3>
              <NewsList
                items={[
                  {
                    id: 'claim',
                    date: day,
                    badge: <Badge tone="info">{state}</Badge>,
                    title: say('claims_rowTitle', { partner: 'Nordique Café', amount }),
                    paragraphs: [say('claims_rowNumber', { number: 'CL-2041', date: day })],
                    link: null,
                  },
                ]}
              />
            </div>
          </>
        )}
      </section>
      {moment === 'visitor' ? null : <ArticleText sections={article.sections} />}
      <div className="page-column pt-8 pb-16 desktop:pb-24">
        <div className="max-w-list">
          <Table caption={say('claims_timesTitle')}>
            <thead>
              <tr>
                <HeadCell>{say('claims_timesDays')}</HeadCell>
                <HeadCell>{say('claims_timesPartner')}</HeadCell>
              </tr>
            </thead>
            <tbody>
              <tr>
                <HeadCell scope="row">{say('claims_sameDay')}</HeadCell>
                <Cell>{partners.slice(0, 2).join(', ')}</Cell>
              </tr>
              <tr>
                <HeadCell scope="row">{say('claims_days', { count: 5 })}</HeadCell>
                <Cell>{partners.slice(2).join(', ')}</Cell>
              </tr>
            </tbody>
          </Table>
        </div>
      </div>
    </SiteFrame>
  )
}

const meta = {
  title: 'Pages/Missing points',
  component: MissingPoints,
  parameters: { layout: 'fullscreen' },
  args: { globals: {} },
  render: (args, { globals }) => <MissingPoints {...args} globals={globals} />,
} satisfies Meta<typeof MissingPoints>
export default meta

type Story = StoryObj<typeof meta>

export const Visitor: Story = {}
export const Member: Story = { args: { moment: 'member' } }
export const Invalid: Story = { args: { moment: 'invalid' } }
export const SentFrench: Story = { args: { moment: 'sent' }, globals: { locale: 'fr-ca' } }
export const LargeTextOnAPhone: Story = { args: { moment: 'member' }, ...largeText }
