import type { Meta, StoryObj } from '@storybook/react-vite'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { CodeText } from './code-text.tsx'

const usage: Usage = {
  'en-ca': {
    use: 'For a code that is read aloud or typed elsewhere.',
    avoid: 'For a number that is scanned: Barcode.',
    parts: ['Label', 'Code in large letters'],
  },
  'fr-ca': {
    use: 'Pour un code lu à voix haute ou tapé ailleurs.',
    avoid: 'Pour un numéro à balayer\u00A0: Barcode.',
    parts: ['Libellé', 'Code en grandes lettres'],
  },
}

const meta = {
  title: 'Components/Content/Code text',
  component: CodeText,
  parameters: { usage },
  args: { label: '', code: 'RÉCOLTE-2026' },
  render: (args, { globals }) => <CodeText {...args} label={siteMessages(globals)('offers_code')} />,
} satisfies Meta<typeof CodeText>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OnAPhone: Story = { globals: { locale: 'fr-ca', viewport: { value: 'phone' } } }
