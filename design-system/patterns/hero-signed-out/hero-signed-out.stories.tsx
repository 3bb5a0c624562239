import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { heroEn, heroFr } from '../story-content/home.ts'
import { HeroSignedOut } from './hero-signed-out.tsx'

const words = { 'en-ca': heroEn, 'fr-ca': heroFr }

const meta = {
  title: 'Patterns/Home/Hero, signed out',
  component: HeroSignedOut,
  parameters: { layout: 'fullscreen' },
  args: heroEn,
  render: (_args, { globals }) => <HeroSignedOut {...inLocale(globals, words)} />,
} satisfies Meta<typeof HeroSignedOut>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
