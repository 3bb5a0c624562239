import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { CopyLink } from './copy-link.tsx'

const meta = {
  title: 'Components/Actions/Copy link',
  component: CopyLink,
  args: { text: '6046460193227504', label: '', context: '', copied: '' },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    const words = { label: say('card_copy'), context: say('card_copyContext'), copied: say('card_copied') }
    return <CopyLink {...args} {...words} />
  },
} satisfies Meta<typeof CopyLink>
export default meta

type Story = StoryObj<typeof meta>

/** Presses the link with a replacement for the browser's clipboard. */
async function press(canvasElement: HTMLElement, clipboard: Pick<Clipboard, 'writeText'> | undefined) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  await userEvent.click(within(canvasElement).getByRole('button'))
  Reflect.deleteProperty(navigator, 'clipboard')
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

/** Without TLS there is no clipboard API: nothing is announced and nothing throws. */
export const WithoutAClipboard: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, undefined)
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement()
  },
}

export const French: Story = { globals: { locale: 'fr-ca' } }
