import type { Meta, StoryObj } from '@storybook/react-vite'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { CodeText } from './code-text.tsx'

const usage: Usage = {
  pictures: (say) => ({
    right: <CodeText label="Code" code="RÉCOLTE-2026" />,
    wrong: (
      <CodeText
        label={say('Coupon', 'Bon de réduction')}
        code={say('Enter RÉCOLTE-2026 at checkout', 'Entrez RÉCOLTE-2026 à la caisse')}
      />
    ),
  }),
  'en-ca': {
    use: 'For a code that is read aloud or typed elsewhere.',
    avoid: 'For a number that is scanned: Barcode.',
    parts: ['Label', 'Code in large letters'],
    right: 'Put nothing in the frame but the code and its name.',
    wrong: 'A sentence, in which the code has to be found.',
  },
  'fr-ca': {
    use: 'Pour un code lu à voix haute ou tapé ailleurs.',
    avoid: 'Pour un numéro à faire numériser\u00A0: Barcode.',
    parts: ['Libellé', 'Code en grandes lettres'],
    right: 'Ne mettez dans le cadre que le code et son nom.',
    wrong: 'Une phrase, dans laquelle il faut chercher le code.',
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
