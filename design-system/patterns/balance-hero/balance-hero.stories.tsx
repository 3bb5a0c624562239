import type { Meta, StoryObj } from '@storybook/react-vite'
import { balanceEn, balanceFr } from '../story-content/home.ts'
import { BalanceHero } from './balance-hero.tsx'

const meta = {
  title: 'Patterns/Balance hero',
  component: BalanceHero,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BalanceHero>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = { args: balanceEn }
export const French: Story = { args: balanceFr }
export const Unknown: Story = { args: { ...balanceEn, balance: null, facts: [], weeks: null } }
export const NothingYet: Story = {
  args: {
    ...balanceEn,
    greeting: 'Good morning, Noah',
    balance: '0',
    facts: [{ id: 'asOf', after: 'As of 9:12 a.m.' }],
    weeks: null,
  },
}
