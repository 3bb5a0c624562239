import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { SkyWindow } from '../sky-window/sky-window.tsx'
import { heroEn, heroFr } from '../story-content/home.ts'
import { MemberCard } from './member-card.tsx'

const meta = {
  title: 'Patterns/Points/Member card',
  component: MemberCard,
  args: heroEn.card,
  render: (_args, { globals }) => (
    <SkyWindow className="relative h-[36rem]">
      <MemberCard {...inLocale(globals, { 'en-ca': heroEn.card, 'fr-ca': heroFr.card })} />
    </SkyWindow>
  ),
} satisfies Meta<typeof MemberCard>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
