import type { Meta, StoryObj } from '@storybook/react-vite'
import { SkyWindow } from '../sky-window/sky-window.tsx'
import { home } from '../story-content/home.ts'
import { MemberCard } from './member-card.tsx'

const meta = {
  title: 'Patterns/Points/Member card',
  component: MemberCard,
  args: home({}).hero.card,
  render: (_args, { globals }) => (
    <SkyWindow className="relative h-[36rem]">
      <MemberCard {...home(globals).hero.card} />
    </SkyWindow>
  ),
} satisfies Meta<typeof MemberCard>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
