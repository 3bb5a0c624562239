import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyLink } from './copy-link.tsx'

const meta = { component: CopyLink } satisfies Meta<typeof CopyLink>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {
  args: { text: '6046460193227504', label: 'Copy', context: 'member number', copied: 'Copied' },
}
export const French: Story = {
  args: { text: '6046460193227504', label: 'Copier', context: 'le numéro de membre', copied: 'Copié' },
}
