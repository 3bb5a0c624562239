import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { ActionLink } from '../../components/link/link.tsx'
import { ArticleText } from '../article-text/article-text.tsx'
import { LinkList } from '../link-list/link-list.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { articleEn, articleFr } from '../story-content/help.ts'
import { type Globals, SiteFrame } from '../story-content/site-frame.tsx'

function HelpArticle({ globals }: { globals: Globals }) {
  const say = siteMessages(globals)
  const article = inLocale(globals, { 'en-ca': articleEn, 'fr-ca': articleFr })
  return (
    <SiteFrame globals={globals} isVisitor>
      <PageHeading
        title={article.title}
        lead={article.summary}
        back={{ href: '#help', label: say('help_back') }}
      />
      <ArticleText sections={article.sections} updated={say('help_updated', { date: article.updated })} />
      <section aria-labelledby="help-related" className="page-column pt-12">
        <div className="max-w-list">
          <h2 id="help-related" className="mb-5 text-h3">
            {say('help_related', { subject: article.subject })}
          </h2>
          <LinkList links={article.related} />
        </div>
      </section>
      <p className="page-column pt-10 pb-16 desktop:pb-24">
        <span className="mr-2 text-ink-2">{say('help_stillStuck')}</span>
        <ActionLink href="#contact">{say('help_contactLink')}</ActionLink>
      </p>
    </SiteFrame>
  )
}

const meta = {
  title: 'Pages/Help article',
  component: HelpArticle,
  parameters: { layout: 'fullscreen' },
  args: { globals: {} },
  render: (args, { globals }) => <HelpArticle {...args} globals={globals} />,
} satisfies Meta<typeof HelpArticle>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }
