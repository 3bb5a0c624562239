import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { boardWords } from '../board-words.ts'
import { Tabs } from './tabs.tsx'

const usage: Usage = {
  voice: ['Names'],
  pictures: (_say, globals) => {
    const { tabsTitle, tabs, stepsLabel, steps } = inLocale(globals, boardWords)
    return {
      right: <Tabs label={tabsTitle} tabs={tabs.slice(0, 2)} />,
      wrong: (
        <Tabs
          label={stepsLabel}
          tabs={steps.slice(0, 3).map(({ id, label }, index) => ({
            href: `#${id}`,
            label: `${index + 1}. ${label}`,
            current: index === 0,
          }))}
        />
      ),
    }
  },
  'en-ca': {
    use: 'For two to five views of one thing, each with its address.',
    avoid: 'For steps: Stepper. For unlike pages: the menu.',
    parts: ['Links', 'Line under the current one'],
    keys: 'Tab and Enter, as links.',
    right: 'Show views that can be read in any order.',
    wrong: 'Steps in a fixed order: use a Stepper.',
  },
  'fr-ca': {
    use: 'Pour deux à cinq vues d’une même chose, chacune avec son adresse.',
    avoid: 'Pour des étapes\u00A0: Stepper. Pour des pages sans rapport\u00A0: le menu.',
    parts: ['Liens', 'Trait sous la vue courante'],
    keys: 'Tab et Entrée, comme des liens.',
    right: 'Montrez des vues qu’on lit dans n’importe quel ordre.',
    wrong: 'Des étapes dans un ordre fixe\u00A0: utilisez Stepper.',
  },
}

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  parameters: { usage },
  args: { label: '', tabs: [] },
  render: (_args, { globals }) => (
    <Tabs label={inLocale(globals, boardWords).tabsTitle} tabs={inLocale(globals, boardWords).tabs} />
  ),
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Links: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('link')
    await expect(first).toHaveAttribute('aria-current', 'page')
    await expect(second).not.toHaveAttribute('aria-current')
  },
}

/** Tabs that do not fit scroll; the page does not. */
export const OnAPhone: Story = {
  globals: { locale: 'fr-ca' },
  decorators: [
    (Story) => (
      <div className="grid w-70">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list')
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth)
    await expect(list.clientWidth).toBeLessThanOrEqual(320)
  },
}

/** The focus ring has room and is not clipped by the scroll container. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('link')
    const list = within(canvasElement).getByRole('list')
    await userEvent.tab()
    await expect(first).toHaveFocus()
    const { outlineOffset, outlineWidth } = getComputedStyle(list.querySelector('a') ?? list)
    const { paddingTop, paddingBottom, paddingLeft } = getComputedStyle(list)
    await expect(outlineOffset).toBe('2px')
    for (const room of [paddingTop, paddingBottom, paddingLeft]) {
      await expect(Number.parseFloat(room)).toBeGreaterThanOrEqual(2 + Number.parseFloat(outlineWidth))
    }
  },
}

/** The current tab is scrolled into view initially. */
export const CurrentIsLast: Story = {
  ...OnAPhone,
  render: (_args, { globals }) => {
    const { tabsTitle, tabs } = inLocale(globals, boardWords)
    const last = tabs.length - 1
    return <Tabs label={tabsTitle} tabs={tabs.map((tab, index) => ({ ...tab, current: index === last }))} />
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list')
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(0))
  },
}
