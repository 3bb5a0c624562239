import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { boardWords } from '../board-words.ts'
import { Stepper } from './stepper.tsx'

const usage: Usage = {
  voice: ['Names'],
  pictures: (say, globals) => {
    const { stepsLabel, steps, done } = inLocale(globals, boardWords)
    const instructions = [
      {
        id: 'format',
        label: say('Choose how you want to receive your card', 'Choisissez comment recevoir votre carte'),
      },
      { id: 'amount', label: say('Choose the amount of your card', 'Choisissez le montant de votre carte') },
      { id: 'review', label: say('Review and place your order', 'Vérifiez et passez votre commande') },
    ]
    return {
      right: <Stepper label={stepsLabel} steps={steps.slice(0, 3)} current="amount" doneLabel={done} />,
      wrong: <Stepper label={stepsLabel} steps={instructions} current="amount" doneLabel={done} />,
    }
  },
  'en-ca': {
    use: 'For a task of three to five steps in a fixed order.',
    avoid: 'For views that can be read in any order: Tabs.',
    parts: ['Bar of each step', 'Name of each step', 'Check, once done'],
    right: 'Name each step in one word.',
    wrong: 'Instructions: they say what the step itself will say.',
  },
  'fr-ca': {
    use: 'Pour une tâche de trois à cinq étapes dans un ordre fixe.',
    avoid: 'Pour des vues dans un ordre libre\u00A0: Tabs.',
    parts: ['Barre de chaque étape', 'Nom de chaque étape', 'Crochet, une fois faite'],
    right: 'Nommez chaque étape en un mot.',
    wrong: 'Des consignes\u00A0: elles disent ce que l’étape dira elle-même.',
  },
}

const meta = {
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  parameters: { usage },
  args: { label: '', steps: [], current: 'address', doneLabel: '' },
  render: (args, { globals }) => {
    const { stepsLabel, steps, done } = inLocale(globals, boardWords)
    return <Stepper {...args} label={stepsLabel} steps={steps} doneLabel={done} />
  },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = { args: { current: 'format' } }
export const Third: Story = {
  play: async ({ canvasElement, globals }) => {
    const items = within(canvasElement).getAllByRole('listitem')
    await expect(items[2]).toHaveAttribute('aria-current', 'step')
    await expect(items[0]).toHaveTextContent(inLocale(globals, boardWords).done)
    await expect(items[3]).not.toHaveTextContent(inLocale(globals, boardWords).done)
  },
}
export const AllDone: Story = {
  args: { current: null },
  play: async ({ canvasElement, globals }) => {
    for (const item of within(canvasElement).getAllByRole('listitem')) {
      await expect(item).toHaveTextContent(inLocale(globals, boardWords).done)
      await expect(item).not.toHaveAttribute('aria-current')
    }
  },
}
/** No name leaves the page: « Récapitulatif » is longer than a quarter of a phone. */
export const LongLastOnAPhone: Story = {
  args: { current: 'review' },
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
  render: (args, { globals }) => {
    const { stepsLabel, steps, done } = inLocale(globals, boardWords)
    const label = siteMessages(globals)('join_stepConfirm')
    const long = steps.map((step) => (step.id === 'review' ? { ...step, label } : step))
    return <Stepper {...args} label={stepsLabel} steps={long} doneLabel={done} />
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list')
    const name = list.lastElementChild?.lastElementChild?.lastElementChild
    await expect(name?.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right)
    await expect(name?.scrollWidth).toBeLessThanOrEqual(name?.clientWidth ?? 0)
  },
}
/** The longest word stays whole, in the room that the others can spare: as wide as in a dialog on a tablet. */
export const LongLastOfThree: Story = {
  args: { current: 'review' },
  globals: { locale: 'fr-ca' },
  render: (args, { globals }) => {
    const { stepsLabel, steps, done } = inLocale(globals, boardWords)
    const label = siteMessages(globals)('join_stepConfirm')
    const three = steps
      .filter(({ id }) => id !== 'address')
      .map((step) => (step.id === 'review' ? { ...step, label } : step))
    return (
      <div className="w-[286px]">
        <Stepper {...args} label={stepsLabel} steps={three} doneLabel={done} />
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list')
    const name = list.lastElementChild?.lastElementChild?.lastElementChild
    await expect(name?.getBoundingClientRect().height).toBeLessThan(30)
    await expect(name?.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right)
  },
}
export const OnAPhone: Story = { globals: { locale: 'fr-ca', viewport: { value: 'phone' } } }

/** Three labels fit the narrowest phone; there, done steps show a full bar instead of a check. */
export const ThreeOnTheSmallestPhone: Story = {
  args: { current: 'review' },
  globals: { locale: 'fr-ca', viewport: { value: 'zoomed' } },
  render: (args, { globals }) => {
    const { stepsLabel, steps, done } = inLocale(globals, boardWords)
    const three = steps.filter(({ id }) => id !== 'address')
    return <Stepper {...args} label={stepsLabel} steps={three} doneLabel={done} />
  },
  play: async ({ canvasElement }) => {
    for (const item of within(canvasElement).getAllByRole('listitem')) {
      const words = item.lastElementChild?.lastElementChild
      await expect(words?.getBoundingClientRect().width).toBeGreaterThan(20)
      await expect(words?.getBoundingClientRect().right).toBeLessThanOrEqual(
        item.getBoundingClientRect().right + 1,
      )
    }
  },
}
