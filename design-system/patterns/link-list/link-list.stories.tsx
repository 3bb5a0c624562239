import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkList } from './link-list.tsx'

const meta = { title: 'Patterns/Link list', component: LinkList } satisfies Meta<typeof LinkList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    level: 2,
    links: [
      {
        id: 'missing',
        href: '#missing-points',
        title: 'Points that are missing',
        text: 'Wait seven days, then claim them with your receipt. It takes two minutes.',
      },
      { id: 'pending', href: '#pending', title: 'Why some points are pending' },
    ],
  },
}
