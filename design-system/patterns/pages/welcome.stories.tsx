import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { Button } from '../../components/button/button.tsx'
import { LinkList } from '../link-list/link-list.tsx'
import { NoticePage } from '../notice-page/notice-page.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { type Globals, SiteFrame } from '../story-content/site-frame.tsx'

const content = {
  'en-ca': { name: 'Noah', email: 'noah.new@example.ca', points: '1,000' },
  'fr-ca': { name: 'Noah', email: 'noah.new@example.ca', points: '1\u00A0000' },
}

/** First page of a new member. */
function Welcome({ globals }: { globals: Globals }) {
  const say = siteMessages(globals)
  const { name, points } = inLocale(globals, content)
  return (
    <SiteFrame globals={globals}>
      <PageHeading
        title={say('join_welcomeTitle', { name })}
        lead={`${say('join_welcomeLead')} ${say('join_welcomePoints', { points: '250' })}`}
      />
      <section aria-labelledby="first" className="page-column pb-16 desktop:pb-24">
        <h2 id="first" className="mb-6 text-h2">
          {say('join_firstThree')}
        </h2>
        <div className="max-w-list">
          <LinkList
            links={[
              { id: 'card', href: '#card', title: say('join_firstCard'), text: say('join_firstCardText') },
              {
                id: 'offers',
                href: '#offers',
                title: say('join_firstOffers'),
                text: say('join_firstOffersText'),
              },
              {
                id: 'goal',
                href: '#goal',
                title: say('join_firstGoal'),
                text: say('join_firstGoalTextFrom', { points }),
              },
            ]}
          />
        </div>
        <div className="mt-9">
          <Button href="#home" wide="phone">
            {say('join_welcomeDone')}
          </Button>
        </div>
      </section>
    </SiteFrame>
  )
}

/** The step before: the email address is verified by signing in. */
function Mailbox({ globals }: { globals: Globals }) {
  const say = siteMessages(globals)
  const { email } = inLocale(globals, content)
  return (
    <SiteFrame globals={globals} isVisitor>
      <NoticePage
        heading={say('join_mailboxTitle')}
        text={[say('join_mailboxText', { email }), say('join_mailboxMore')]}
        action={{ href: '#sign-in', label: say('join_mailboxAction') }}
        other={{ href: '#join', label: say('join_mailboxOther') }}
      />
    </SiteFrame>
  )
}

const meta = {
  title: 'Pages/Welcome',
  component: Welcome,
  subcomponents: { Mailbox },
  parameters: { layout: 'fullscreen' },
  args: { globals: {} },
  render: (args, { globals }) => <Welcome {...args} globals={globals} />,
} satisfies Meta<typeof Welcome>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }
export const MailboxEnglish: Story = {
  render: (_args, { globals }) => <Mailbox globals={globals} />,
}
export const MailboxFrench: Story = { ...MailboxEnglish, globals: { locale: 'fr-ca' } }
