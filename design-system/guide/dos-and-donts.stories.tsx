import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, X } from 'lucide'
import { Icon } from '../components/icon/icon.tsx'
import { GuidePage, GuideSection } from './guide-page.tsx'

const meta = {
  title: 'Guide/Dos and don’ts',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const dos = [
  'Let one number lead each block.',
  'Show sums as sums: have, minus, equals.',
  'Keep rules and hairlines on the grid; everything hangs on the left margin.',
  'Put the exclusions on the card.',
  'Test with 24 850 $, “Carte électronique, par courriel” and a 30-letter city.',
  'Look at 375, 770 and 1440, in both languages, both themes, and with text at 200 %.',
  'Say what happened to the points in every message about money.',
]

const donts = [
  'Do not blur, glow or add purple.',
  'Do not put a box around what a rule can divide.',
  'Do not use bright aurora for text or thin lines on paper: aurora-text and aurora-line are made for it.',
  'Do not use red for spending.',
  'Do not centre a hero or pair two equal buttons, but for consent.',
  'Do not show two sky windows in one view.',
  'Do not grey out what people cannot afford yet: say how far it is.',
  'Do not truncate French: let it wrap.',
]

function Rules({ of, rules, tone }: { of: typeof Check; rules: string[]; tone: string }) {
  return (
    <ul className="grid gap-3">
      {rules.map((rule) => (
        <li key={rule} className="flex gap-3">
          <Icon of={of} className={`mt-0.5 ${tone}`} />
          {rule}
        </li>
      ))}
    </ul>
  )
}

export const DosAndDonts: Story = {
  render: () => (
    <GuidePage
      title="Dos and don’ts"
      lead="Plain, exact, on the reader’s side. Name the thing, then the number."
    >
      <GuideSection title="Do">
        <Rules of={Check} rules={dos} tone="text-success" />
      </GuideSection>
      <GuideSection title="Do not">
        <Rules of={X} rules={donts} tone="text-error" />
      </GuideSection>
    </GuidePage>
  ),
}
