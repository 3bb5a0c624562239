import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CopyLink } from './copy-link.tsx'

const meta = { component: CopyLink } satisfies Meta<typeof CopyLink>
export default meta

type Story = StoryObj<typeof meta>

/** Presses the link while the page has this clipboard in place of the browser's. */
async function press(canvasElement: HTMLElement, clipboard: Pick<Clipboard, 'writeText'> | undefined) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  await userEvent.click(within(canvasElement).getByRole('button'))
  Reflect.deleteProperty(navigator, 'clipboard')
}

export const English: Story = {
  args: { text: '6046460193227504', label: 'Copy', context: 'member number', copied: 'Copied' },
  play: async ({ canvasElement }) => {
    const writeText = fn(async () => {})
    await press(canvasElement, { writeText })
    await expect(writeText).toHaveBeenCalledWith('6046460193227504')
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('Copied'))
  },
}

/** A page without TLS has no clipboard: nothing is said, and nothing breaks. */
export const WithoutAClipboard: Story = {
  args: { ...English.args },
  play: async ({ canvasElement }) => {
    await press(canvasElement, undefined)
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement()
  },
}

export const French: Story = {
  args: { text: '6046460193227504', label: 'Copier', context: 'le numéro de membre', copied: 'Copié' },
}
