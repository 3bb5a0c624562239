import type { Meta, StoryObj } from '@storybook/react-vite'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { largeText } from '../../.storybook/zoomed.ts'
import { Banner } from '../../components/banner/banner.tsx'
import { Button } from '../../components/button/button.tsx'
import { Checkbox } from '../../components/checkbox/checkbox.tsx'
import { ArticleText } from '../article-text/article-text.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { type Globals, SiteFrame } from '../story-content/site-frame.tsx'

type CookiesProps = {
  globals: Globals
  /** What the visitor has answered, or the browser for them. */
  answer?: 'none' | 'saved' | 'refused-by-browser'
}

function Cookies({ globals, answer = 'none' }: CookiesProps) {
  const say = siteMessages(globals)
  return (
    <SiteFrame globals={globals} isVisitor>
      <div className="pb-16 desktop:pb-24">
        <PageHeading title={say('cookies_title')} lead={say('cookies_lead')} />
        <div className="page-column pb-10">
          {answer === 'refused-by-browser' ? (
            <Banner status="info" title={say('cookies_gpcTitle')} className="max-w-list">
              {say('cookies_gpcText')}
            </Banner>
          ) : (
            <form action="#cookies" className="max-w-list">
              <fieldset>
                <legend className="text-h3">{say('cookies_legend')}</legend>
                <div className="mt-4 grid gap-2">
                  <Checkbox
                    name="measurement"
                    label={say('cookies_measurement')}
                    help={say('cookies_measurementHelp')}
                    defaultChecked={answer === 'saved'}
                  />
                  <Checkbox
                    name="experiments"
                    label={say('cookies_experiments')}
                    help={say('cookies_experimentsHelp')}
                  />
                </div>
              </fieldset>
              <p className="mt-4 text-small text-ink-2">{say('cookies_wording', { version: '2026-11' })}</p>
              <div className="mt-5 flex flex-wrap gap-3">
                <Button variant="secondary">{say('cookies_save')}</Button>
                <Button variant="secondary">{say('cookies_none')}</Button>
              </div>
            </form>
          )}
        </div>
        <ArticleText
          sections={[
            {
              heading: say('cookies_neededTitle'),
              paragraphs: [say('cookies_neededSession'), say('cookies_neededChoices')],
            },
            {
              heading: say('cookies_askedTitle'),
              paragraphs: [
                say('cookies_askedMeasurement'),
                say('cookies_askedExperiments'),
                say('cookies_askedWithout'),
              ],
            },
          ]}
        />
      </div>
    </SiteFrame>
  )
}

const meta = {
  title: 'Pages/Cookie choices',
  component: Cookies,
  parameters: { layout: 'fullscreen' },
  args: { globals: {} },
  render: (args, { globals }) => <Cookies {...args} globals={globals} />,
} satisfies Meta<typeof Cookies>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const FrenchSaved: Story = { args: { answer: 'saved' }, globals: { locale: 'fr-ca' } }
export const RefusedByTheBrowser: Story = { args: { answer: 'refused-by-browser' } }
export const LargeTextOnAPhone: Story = largeText
