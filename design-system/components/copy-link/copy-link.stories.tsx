import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { CopyLink } from './copy-link.tsx'

const usage: Usage = {
  voice: ['Names'],
  pictures: (say) => {
    const link = (
      <CopyLink text="6046460193227504" label={say('Copy', 'Copier')} copied={say('Copied', 'Copié')} />
    )
    return {
      right: <p className="flex flex-wrap items-baseline gap-x-3">6046 4601 9322 7504 {link}</p>,
      wrong: link,
    }
  },
  'en-ca': {
    use: 'Beside a number or a code that people take elsewhere.',
    avoid: 'For sharing a page: the browser does that.',
    parts: ['Link that copies', '“Copied”, announced'],
    keys: 'Enter or Space copies.',
    right: 'Put it beside the number that it copies.',
    wrong: '“Copy”, with nothing in sight to compare.',
  },
  'fr-ca': {
    use: 'À côté d’un numéro ou d’un code qu’on utilise ailleurs.',
    avoid: 'Pour partager une page\u00A0: le navigateur le fait.',
    parts: ['Lien qui copie', '«\u00A0Copié\u00A0», annoncé'],
    keys: 'Entrée ou Espace copie.',
    right: 'Placez-le à côté du numéro qu’il copie.',
    wrong: '«\u00A0Copier\u00A0», sans rien de visible à comparer.',
  },
}

const meta = {
  title: 'Components/Actions/Copy link',
  component: CopyLink,
  parameters: { usage },
  args: { text: '6046460193227504', label: '', context: '', copied: '' },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    const words = { label: say('card_copy'), context: say('card_copyContext'), copied: say('card_copied') }
    return <CopyLink {...args} {...words} />
  },
} satisfies Meta<typeof CopyLink>
export default meta

type Story = StoryObj<typeof meta>

/** Presses the link with a replacement for the browser's clipboard, and for its command of before. */
async function press(
  canvasElement: HTMLElement,
  clipboard: Pick<Clipboard, 'writeText'> | undefined,
  command?: () => boolean,
) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  Object.defineProperty(document, 'execCommand', { value: command, configurable: true })
  await userEvent.click(within(canvasElement).getByRole('button'))
  if (command) await waitFor(() => expect(command).toHaveBeenCalledWith('copy'))
  Reflect.deleteProperty(navigator, 'clipboard')
  Reflect.deleteProperty(document, 'execCommand')
}

export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    const copied = siteMessages(globals)('card_copied')
    const writeText = fn(async () => {})
    await press(canvasElement, { writeText })
    await expect(writeText).toHaveBeenCalledWith('6046460193227504')
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent(copied))
  },
}

/** Copying again is announced again: the words go with the press and come with its answer. */
export const Again: Story = {
  play: async ({ canvasElement, globals }) => {
    const copied = siteMessages(globals)('card_copied')
    const status = within(canvasElement).getByRole('status')
    await press(canvasElement, { writeText: async () => {} })
    await waitFor(() => expect(status).toHaveTextContent(copied))
    const { promise, resolve } = Promise.withResolvers<void>()
    await press(canvasElement, { writeText: () => promise })
    await expect(status).toBeEmptyDOMElement()
    resolve()
    await waitFor(() => expect(status).toHaveTextContent(copied))
  },
}

/** The clipboard never answers: the browser's older command copies. */
export const WithoutAnAnswer: Story = {
  play: async ({ canvasElement, globals, args }) => {
    const clipboardData = new DataTransfer()
    const command = fn(() => document.dispatchEvent(new ClipboardEvent('copy', { clipboardData })) || true)
    await press(canvasElement, { writeText: () => new Promise(() => {}) }, command)
    await expect(clipboardData.getData('text/plain')).toBe(args.text)
    const copied = siteMessages(globals)('card_copied')
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent(copied))
  },
}

/**
 * Without TLS there is no clipboard API, and this browser refuses the command: nothing is announced and nothing throws, not later
 * either, because there is nothing to wait for.
 */
export const WithoutAClipboard: Story = {
  play: async ({ canvasElement }) => {
    const timer = spyOn(window, 'setTimeout')
    await press(
      canvasElement,
      undefined,
      fn(() => false),
    )
    await expect(timer.mock.calls.filter(([, wait]) => wait === 1000)).toEqual([])
    timer.mockRestore()
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement()
  },
}

/** Pressed before its code was there, when the page itself copied: the press that is repeated is announced, and copies nothing. */
export const CopiedBefore: Story = {
  play: async ({ canvasElement, globals, args }) => {
    const button = within(canvasElement).getByRole('button')
    await expect(button).toHaveAttribute('data-copy', args.text)
    button.setAttribute('data-copied', '')
    const writeText = fn(async () => {})
    await press(canvasElement, { writeText })
    const copied = siteMessages(globals)('card_copied')
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent(copied))
    await expect(writeText).not.toHaveBeenCalled()
  },
}

export const French: Story = { globals: { locale: 'fr-ca' } }
