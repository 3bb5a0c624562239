import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { SectionNotice, SectionPending } from './section-notice.tsx'

const tried = fn()

const usage: Usage = {
  voice: ['Errors'],
  'en-ca': {
    use: 'In place of a section that is empty or could not be read.',
    avoid: 'For a whole page: Error screen or Notice page. Above what is there: Banner.',
    parts: ['What is missing, or that there is none', 'What to do', 'Try again'],
    keys: 'Tab reaches Try again; what comes is announced.',
    right: 'Keep the rest of the page, and offer to ask again.',
    wrong: 'An empty section that says nothing.',
  },
  'fr-ca': {
    use: 'À la place d’une section vide ou impossible à lire.',
    avoid: 'Pour une page entière\u00A0: Error screen ou Notice page. Au-dessus d’un contenu\u00A0: Banner.',
    parts: ['Ce qui manque, ou qu’il n’y en a pas', 'Quoi faire', 'Réessayer'],
    keys: 'Tab mène à Réessayer; ce qui arrive est annoncé.',
    right: 'Gardez le reste de la page, et offrez de redemander.',
    wrong: 'Une section vide qui ne dit rien.',
  },
}

const meta = {
  title: 'Patterns/Messages/Section notice',
  component: SectionNotice,
  parameters: { usage },
  subcomponents: { SectionPending },
  args: { text: '' },
} satisfies Meta<typeof SectionNotice>
export default meta

type Story = StoryObj<typeof meta>

/** Says what failed, with a button to retry. */
export const Default: Story = {
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <SectionNotice text={say('travel_failed')} retry={{ label: say('errors_tryAgain'), onRetry: tried }} />
    )
  },
  play: async ({ canvasElement }) => {
    tried.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(tried).toHaveBeenCalledTimes(1)
  },
}

/** After a successful retry focus stays in the section. */
export const Recovered: Story = {
  render: function Part(_args, { globals }) {
    const say = siteMessages(globals)
    const [isThere, setIsThere] = useState(false)
    return (
      <section aria-labelledby="part">
        <h2 id="part">{say('site_navTravel')}</h2>
        {isThere ? (
          <p>{say('travel_lead')}</p>
        ) : (
          <SectionNotice
            text={say('travel_failed')}
            retry={{ label: say('errors_tryAgain'), onRetry: () => setIsThere(true) }}
          />
        )}
      </section>
    )
  },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    await userEvent.click(part.getByRole('button'))
    await expect(part.queryByRole('button')).toBeNull()
    await expect(part.getByRole('heading')).toHaveFocus()
  },
}

let answer = Promise.withResolvers<void>()

/** While the answer is awaited the button says so, also where nothing takes its place. */
export const Trying: Story = {
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    const onRetry = () => {
      tried()
      answer = Promise.withResolvers()
      return answer.promise
    }
    return <SectionNotice text={say('travel_failed')} retry={{ label: say('errors_tryAgain'), onRetry }} />
  },
  play: async ({ canvasElement }) => {
    tried.mockClear()
    const button = within(canvasElement).getByRole('button')
    await userEvent.dblClick(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(tried).toHaveBeenCalledTimes(1)
    answer.resolve()
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  },
}

export const Empty: Story = {
  render: (_args, { globals }) => <SectionNotice text={siteMessages(globals)('history_latestNone')} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

/** What takes long says so by itself, and offers the page anew: by a link, which needs no application. */
export const Loading: Story = {
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <SectionPending
        label={say('site_loading')}
        failed={say('travel_failed')}
        slow={say('site_slow')}
        again={say('errors_tryAgain')}
      />
    )
  },
  play: async ({ canvasElement, globals }) => {
    const part = within(canvasElement)
    await expect(part.getByRole('status')).toHaveTextContent('Loading')
    // Testing Library takes no link for one whose address is the page's own.
    const again = part.getByText(siteMessages(globals)('errors_tryAgain'))
    await expect(again).not.toBeVisible()
    const [late] = part.getByRole('status').getAnimations({ subtree: true })
    await expect(late?.effect?.getComputedTiming().delay).toBe(2_500)
    late?.finish()
    await expect(again).toBeVisible()
    await expect(again).toHaveAttribute('href', '')
  },
}

export const LongFrenchLabel: Story = { ...Default, globals: { locale: 'fr-ca' } }
