import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { boardWords } from '../board-words.ts'
import { Button } from '../button/button.tsx'
import { ActionLink } from '../link/link.tsx'
import type { Notice, NoticeOptions } from './notice.ts'
import { NotificationBar } from './notification-bar.tsx'

type HolderProps = {
  first: readonly Notice[]
  next?: Notice
  labels: { region: string; close: string }
  children?: ReactNode
}

/** Stands in for the site: holds the notices and removes the dismissed ones. */
function Holder({ first, next, labels, children }: HolderProps) {
  const [notices, setNotices] = useState(first)
  return (
    // Padding, as on the site: a pointer resting in the corner of the window would pause the timer.
    <div className="p-4">
      <NotificationBar
        notices={notices}
        labels={labels}
        onDismiss={(id) => setNotices((all) => all.filter((notice) => notice.id !== id))}
      />
      {next ? (
        <Button className="mt-6" onClick={() => setNotices((all) => [...all, next])}>
          {children}
        </Button>
      ) : null}
    </div>
  )
}

const usage: Usage = {
  voice: ['Errors', 'Reassurance'],
  pictures: (say) => {
    const bar = (status: Notice['status'], message: string) => (
      <NotificationBar
        labels={{ region: say('Notifications', 'Avis'), close: say('Close', 'Fermer') }}
        notices={[{ id: status, status, message, options: { duration: 600_000 } }]}
        onDismiss={() => {}}
      />
    )
    return {
      right: bar(
        'success',
        say(
          'Address saved. You can choose it for physical cards.',
          'Adresse enregistrée. Vous pouvez la choisir pour les cartes en plastique.',
        ),
      ),
      wrong: bar(
        'warning',
        say(
          'Your account is on hold. Points can’t be redeemed.',
          'Votre compte est suspendu. Les points ne peuvent pas être échangés.',
        ),
      ),
    }
  },
  'en-ca': {
    use: 'For what a press has just done: saved, added, refused.',
    avoid: 'For what holds on: Banner. For a field: its error.',
    parts: ['Icon and wash of the status', 'Bold first clause', 'Line of the time that is left', 'Close'],
    keys: 'Tab reaches close; the timer pauses while it has focus.',
    right: 'Say what the press has just done.',
    wrong: 'The notice goes after 5 seconds, the hold stays: use a Banner.',
  },
  'fr-ca': {
    use: 'Pour ce qu’un clic vient de faire\u00A0: enregistré, ajouté, refusé.',
    avoid: 'Pour ce qui dure\u00A0: Banner. Pour un champ\u00A0: son erreur.',
    parts: ['Icône et fond de l’état', 'Début en gras', 'Ligne du temps qui reste', 'Fermer'],
    keys: 'Tab mène à Fermer; le temps s’arrête pendant le focus.',
    right: 'Dites ce que le clic vient de faire.',
    wrong: 'L’avis part après 5 secondes, la suspension reste\u00A0: utilisez Banner.',
  },
}

const meta = {
  title: 'Components/Feedback/Notification bar',
  component: NotificationBar,
  parameters: { usage },
  args: { notices: [], labels: { region: '', close: '' }, onDismiss: () => {} },
} satisfies Meta<typeof NotificationBar>

export default meta
type Story = StoryObj<typeof meta>

const story =
  (options: NoticeOptions, pick: (notice: Notice) => boolean = () => true): NonNullable<Story['render']> =>
  (_args, { globals }) => {
    const { notices, notificationLabels } = inLocale(globals, boardWords)
    const first = notices.map((notice) => ({ ...notice, options })).filter(pick)
    return <Holder first={first} labels={notificationLabels} />
  }

const long = { duration: 600_000 }
const onlySuccess = (notice: Notice) => notice.status === 'success'

export const FourStatuses: Story = {
  render: story(long),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent(/No points were redeemed/)
    await expect(canvas.getByRole('status').children).toHaveLength(3)
  },
}

/** A dialog covers the page’s bar: what stays until it is answered is in the dialog’s own, and there alone. */
export const OfADialog: Story = {
  render: (_args, { globals }) => {
    const { notices, notificationLabels, review } = inLocale(globals, boardWords)
    const ofThePage = notices
      .filter(({ status }) => status !== 'error')
      .map((notice) => ({ ...notice, options: { ...long, expiring: notice.status !== 'warning' } }))
    const bar = { notices: ofThePage, labels: notificationLabels, onDismiss: () => {} }
    return (
      <>
        <NotificationBar {...bar} isCovered />
        <NotificationBar {...bar} labels={{ ...notificationLabels, region: review }} target="dialog" />
      </>
    )
  },
  play: async ({ canvas }) => {
    const shown = canvas
      .getAllByRole('status')
      .map(({ children }) => Array.from(children, (row) => row.getAttribute('data-status')))
    await expect(shown).toEqual([['success', 'info'], ['warning']])
  },
}

export const Closing: Story = {
  render: story(long, onlySuccess),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.getByRole('region')).toHaveFocus()
  },
}

/** Who closes the last of the notices goes on where they came from. */
export const ClosedByKeyboard: Story = {
  render: (_args, { globals }) => {
    const { notices, notificationLabels, review } = inLocale(globals, boardWords)
    const first = notices.slice(0, 2).map((notice) => ({ ...notice, options: long }))
    return (
      <Holder first={first} next={{ ...notices[0], options: long }} labels={notificationLabels}>
        {review}
      </Holder>
    )
  },
  play: async ({ canvas }) => {
    const close = () => canvas.getAllByRole('button').slice(0, -1)
    const [origin] = canvas.getAllByRole('button').slice(-1)
    origin?.focus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(close()).toHaveLength(1))
    await expect(canvas.getByRole('region')).toHaveFocus()
    await userEvent.tab()
    await expect(close()[0]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(origin).toHaveFocus())
  },
}

export const LeavesByItself: Story = {
  render: story({ duration: 300 }, onlySuccess),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
  },
}

/** The running timer of the only visible notice. */
function clockIn(status: HTMLElement): Animation {
  const clocks = status.getAnimations({ subtree: true })
  const clock = clocks.find(({ effect }) => effect?.getTiming().duration === long.duration)
  if (!clock) throw new Error('the notice has no clock')
  return clock
}

export const WaitsUnderThePointer: Story = {
  render: story(long, onlySuccess),
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status')
    const clock = clockIn(status)
    await userEvent.hover(status)
    await waitFor(() => expect(clock.playState).toBe('paused'))
    await userEvent.unhover(status)
    await waitFor(() => expect(clock.playState).toBe('running'))
    clock.finish()
    await waitFor(() => expect(status).toBeEmptyDOMElement())
  },
}

export const WaitsForTheKeyboard: Story = {
  render: story(long, onlySuccess),
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status')
    const clock = clockIn(status)
    const button = within(canvasElement).getByRole('button')
    button.focus()
    await waitFor(() => expect(clock.playState).toBe('paused'))
    button.blur()
    await waitFor(() => expect(clock.playState).toBe('running'))
  },
}

/** Simulates the tab being hidden, or shown again. */
function hideTab(isHidden: boolean): void {
  if (isHidden) Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
  else Reflect.deleteProperty(document, 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

export const WaitsWhileTheTabIsHidden: Story = {
  render: story(long, onlySuccess),
  play: async ({ canvasElement }) => {
    const clock = clockIn(within(canvasElement).getByRole('status'))
    try {
      hideTab(true)
      await waitFor(() => expect(clock.playState).toBe('paused'))
    } finally {
      hideTab(false)
    }
    await waitFor(() => expect(clock.playState).toBe('running'))
  },
}

/** The timer still runs, but its moving line is hidden. */
export const ReducedMotion: Story = {
  render: story(long, onlySuccess),
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const { effect, playState } = clockIn(within(canvasElement).getByRole('status'))
    await expect(playState).toBe('running')
    await expect(effect instanceof KeyframeEffect && effect.target).not.toBeVisible()
  },
}

/** A notice that does not expire shows no line; one without a close button can only be removed by the page. */
export const WithoutEnd: Story = {
  render: story({ expiring: false, closable: false }, (notice) => notice.status === 'warning'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-status] > [aria-hidden="true"].absolute')).toBeNull()
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

export const ForAnotherTarget: Story = {
  render: story({ target: 'redeem-dialog' }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement()
  },
}

/** A new message is added to a live region that already exists, so that it is announced. */
export const Announced: Story = {
  render: (_args, { globals }) => {
    const { notices, notificationLabels, review } = inLocale(globals, boardWords)
    return (
      <Holder first={[]} next={{ ...notices[0], options: long }} labels={notificationLabels}>
        {review}
      </Holder>
    )
  },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert')
    await expect(alert).toBeEmptyDOMElement()
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(within(canvasElement).getByRole('alert')).toBe(alert)
    await expect(alert).not.toBeEmptyDOMElement()
  },
}

/** Beside its text the action has room from a tablet on; on a phone it has a line of its own. */
export const WithAnAction: Story = {
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    const time = inLocale(globals, { 'en-ca': '9:41 a.m.', 'fr-ca': '9\u00A0h\u00A041' })
    const notice = {
      id: 'session',
      status: 'warning',
      message: say('site_sessionEnding', { time }),
      action: <ActionLink onClick={() => undefined}>{say('site_sessionStay')}</ActionLink>,
      options: { expiring: false },
    } as const
    return <Holder first={[notice]} labels={inLocale(globals, boardWords).notificationLabels} />
  },
  play: async ({ canvas, canvasElement }) => {
    const action = canvas.getAllByRole('button')[0]?.getBoundingClientRect()
    const text = canvasElement.querySelector('[data-status] p')?.getBoundingClientRect()
    const isBeside = innerWidth >= 770
    await expect((action?.top ?? 0) < (text?.bottom ?? 0)).toBe(isBeside)
    await expect(text?.width).toBeGreaterThan(120)
  },
}
export const WithAnActionOnAPhone: Story = {
  ...WithAnAction,
  globals: { locale: 'fr-ca', viewport: { value: 'zoomed' } },
}

/** What has the focus stops below the bar, however high that is. */
export const AboveALongPage: Story = {
  render: (_args, { globals }) => {
    const { notices, notificationLabels, browse } = inLocale(globals, boardWords)
    return (
      <>
        <NotificationBar
          className="notice-strip page-column"
          notices={notices.map((notice) => ({ ...notice, options: long }))}
          labels={notificationLabels}
          onDismiss={() => {}}
        />
        <main className="page-column">
          {Array.from({ length: 30 }, (_, index) => (
            // Lines of filling never change places.
            <p key={String(index)} className="py-3">
              <a href={`#line-${index}`}>{browse}</a>
            </p>
          ))}
        </main>
      </>
    )
  },
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('region')
    await waitFor(() => expect(document.documentElement.style.scrollPaddingTop).toBe(`${bar.offsetHeight}px`))
    for (const link of [...canvasElement.querySelectorAll<HTMLElement>('main a')].toReversed()) {
      link.focus()
      const { bottom } = bar.getBoundingClientRect()
      await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom - 1)
    }
  },
}

export const OnAPhone: Story = {
  render: story(long),
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
}
