import type { Meta, StoryObj } from '@storybook/react-vite'
import { home } from '../story-content/home.ts'
import { HeroSignedOut } from './hero-signed-out.tsx'

const meta = {
  title: 'Patterns/Home/Hero, signed out',
  component: HeroSignedOut,
  parameters: { layout: 'fullscreen' },
  args: home({}).hero,
  render: (_args, { globals }) => <HeroSignedOut {...home(globals).hero} />,
} satisfies Meta<typeof HeroSignedOut>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
