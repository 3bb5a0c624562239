import type { Meta, StoryObj } from '@storybook/react-vite'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { Panel } from './panel.tsx'

const usage: Usage = {
  pictures: (say) => {
    const lines = [
      say('$100 of groceries', '100\u00A0$ d’épicerie'),
      say('5 points per dollar', '5 points par dollar'),
      say('500 points', '500 points'),
    ]
    return {
      right: (
        <Panel>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Panel>
      ),
      wrong: (
        <div className="grid gap-2">
          {lines.map((line) => (
            <Panel key={line}>{line}</Panel>
          ))}
        </div>
      ),
    }
  },
  'en-ca': {
    use: 'For one thing that stands apart from the page’s flow.',
    avoid: 'For what a hairline can divide: a section.',
    parts: ['Ground and corner', 'Content'],
    right: 'Set one thing apart.',
    wrong: 'A box around each line, where a hairline would do.',
  },
  'fr-ca': {
    use: 'Pour une chose à part du fil de la page.',
    avoid: 'Pour ce qu’un filet peut séparer\u00A0: une section.',
    parts: ['Fond et coins', 'Contenu'],
    right: 'Mettez une seule chose à part.',
    wrong: 'Une boîte autour de chaque ligne, quand un filet suffit.',
  },
}

const meta = {
  title: 'Components/Content/Panel',
  component: Panel,
  parameters: { usage },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <Panel {...args} aria-label={say('rewards_exampleTitle')}>
        <h2 className="mb-4 text-h3">{say('rewards_exampleTitle')}</h2>
        <p className="text-ink-2">{say('rewards_exampleBill')}</p>
      </Panel>
    )
  },
} satisfies Meta<typeof Panel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca', viewport: { value: 'phone' } } }
