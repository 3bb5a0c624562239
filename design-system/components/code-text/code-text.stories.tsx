import type { Meta, StoryObj } from '@storybook/react-vite'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { CodeText } from './code-text.tsx'

const meta = {
  title: 'Components/Content/Code text',
  component: CodeText,
  args: { label: '', code: 'RÉCOLTE-2026' },
  render: (args, { globals }) => <CodeText {...args} label={siteMessages(globals)('offers_code')} />,
} satisfies Meta<typeof CodeText>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OnAPhone: Story = { globals: { locale: 'fr-ca', viewport: { value: 'phone' } } }
