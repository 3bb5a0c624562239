import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { Banner } from '../../components/banner/banner.tsx'
import { Button } from '../../components/button/button.tsx'
import { ChoiceGrid } from '../choice-grid/choice-grid.tsx'
import { AccountFrame, type Globals } from '../story-content/site-frame.tsx'

const content = {
  'en-ca': {
    account: ['Your account and orders', 'Codes, confirmations, gift cards and warnings about your account.'],
    points: ['Your points', 'A monthly summary of points earned and redeemed, and points that expire soon.'],
    offers: ['Offers', 'New offers, up to once a week.'],
    surveys: ['Surveys', 'A few questions, up to twice a year.'],
    date: 'Nov\u00A001, 2026',
  },
  'fr-ca': {
    account: [
      'Votre compte et vos commandes',
      'Codes, confirmations, cartes-cadeaux et avertissements au sujet de votre compte.',
    ],
    points: [
      'Vos points',
      'Un sommaire mensuel des points accumulés et échangés, et des points qui expirent bientôt.',
    ],
    offers: ['Offres', 'Les nouvelles offres, une fois par semaine au plus.'],
    surveys: ['Sondages', 'Quelques questions, deux fois par année au plus.'],
    date: '1er\u00A0nov. 2026',
  },
}

const channels = [
  { id: 'email', column: 1, key: 'messages_byEmail' },
  { id: 'sms', column: 2, key: 'messages_bySms' },
  { id: 'push', column: 3, key: 'messages_byPush' },
  { id: 'mail', column: 4, key: 'messages_byMail' },
] as const

/** Channels of each kind of message; the first one is on. */
const purposes = [
  { id: 'account', by: ['email', 'sms', 'push'], isLocked: true },
  { id: 'points', by: ['email', 'push', 'mail'], isLocked: false },
  { id: 'offers', by: ['email', 'sms', 'push', 'mail'], isLocked: false },
  { id: 'surveys', by: ['email'], isLocked: false },
] as const

type MessagesProps = {
  globals: Globals
  /** After a submission without JavaScript. */
  isSaved?: boolean
}

function Messages({ globals, isSaved = false }: MessagesProps) {
  const say = siteMessages(globals)
  const words = inLocale(globals, content)
  return (
    <AccountFrame
      globals={globals}
      current="messages_title"
      title={say('messages_title')}
      lead={say('messages_lead')}
    >
      {isSaved ? (
        <Banner status="success" className="mb-6">
          {say('messages_saved')}
        </Banner>
      ) : null}
      <form action="#messages">
        <ChoiceGrid
          rows={purposes.map(({ id, by, isLocked }) => ({
            id,
            title: words[id][0] ?? '',
            detail: words[id][1],
            note: id === 'offers' ? say('messages_decided', { date: words.date }) : undefined,
            choices: channels
              .filter((channel) => by.some((one) => one === channel.id))
              .map(({ id: channel, column, key }) => ({
                name: `${id}/${channel}`,
                label: say(key),
                isOn: channel === 'email',
                isLocked: isLocked && channel === 'email',
                column,
              })),
          }))}
        />
        <p className="mt-6 max-w-measure text-small text-ink-2">{say('messages_lockedWhy')}</p>
        <div className="mt-6">
          <Button type="submit">{say('messages_save')}</Button>
        </div>
      </form>
    </AccountFrame>
  )
}

const meta = {
  title: 'Pages/Messages',
  component: Messages,
  parameters: { layout: 'fullscreen' },
  args: { globals: {} },
  render: (args, { globals }) => <Messages {...args} globals={globals} />,
} satisfies Meta<typeof Messages>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const French: Story = { args: { isSaved: true }, globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { locale: 'fr-ca', viewport: { value: 'phone' } } }
