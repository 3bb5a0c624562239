import type { Meta, StoryObj } from '@storybook/react-vite'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { LinkList } from './link-list.tsx'

const meta = {
  title: 'Patterns/Link list',
  component: LinkList,
  args: { headingLevel: 2, links: [] },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    const links = [
      {
        id: 'missing',
        href: '#missing-points',
        title: say('help_contactMissing'),
        text: say('help_contactMissingText'),
      },
      { id: 'order', href: '#orders', title: say('help_contactOrder') },
    ]
    return <LinkList {...args} links={links} />
  },
} satisfies Meta<typeof LinkList>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }
