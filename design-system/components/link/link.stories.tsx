import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect, fn, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { ActionLink, ArrowLink, ProseLink } from './link.tsx'

const words = {
  'en-ca': {
    change: 'Change',
    all: 'All offers',
    terms: 'Read the terms',
    sentence: 'Not on prepared meals.',
  },
  'fr-ca': {
    change: 'Modifier',
    all: 'Toutes les offres',
    terms: 'Lire les conditions',
    sentence: 'Sauf les plats préparés.',
  },
}

const meta = { component: ActionLink, args: { href: '#change' } } satisfies Meta<typeof ActionLink>

export default meta
type Story = StoryObj<typeof meta>

export const Action: Story = {
  render: (_args, { globals }) => <ActionLink href="#change">{inLocale(globals, words).change}</ActionLink>,
}

const pressed = fn()

export const ActionAsButton: Story = {
  render: (_args, { globals }) => (
    <ActionLink onClick={pressed}>{inLocale(globals, words).change}</ActionLink>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(pressed).toHaveBeenCalled()
  },
}

export const WithArrow: Story = {
  render: (_args, { globals }) => <ArrowLink href="#offers">{inLocale(globals, words).all}</ArrowLink>,
}

export const InASentence: Story = {
  render: (_args, { globals }) => (
    <p>
      {inLocale(globals, words).sentence}{' '}
      <ProseLink href="#terms">{inLocale(globals, words).terms}</ProseLink>
    </p>
  ),
}
