import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { safeguardsEn, safeguardsFr } from '../story-content/home.ts'
import { Safeguards } from './safeguards.tsx'

const words = { 'en-ca': safeguardsEn, 'fr-ca': safeguardsFr }

const meta = {
  title: 'Patterns/Home/Safeguards',
  component: Safeguards,
  args: safeguardsEn,
  render: (_args, { globals }) => <Safeguards {...inLocale(globals, words)} />,
} satisfies Meta<typeof Safeguards>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
