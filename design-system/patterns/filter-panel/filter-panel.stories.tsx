import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { filtersEn, filtersFr } from '../story-content/filters.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterPanel } from './filter-panel.tsx'

const meta = {
  title: 'Patterns/Catalogue/Filter panel',
  component: FilterPanel,
  args: filtersEn,
  render: (_args, { globals }) => (
    <div className="max-w-[248px]">
      <FilterPanel {...inLocale(globals, { 'en-ca': filtersEn, 'fr-ca': filtersFr })} />
    </div>
  ),
} satisfies Meta<typeof FilterPanel>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox', { checked: true })).toBeInTheDocument()
  },
}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
/** Behind a button with the number of active filters. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (_args, { globals }) => (
    <FilterPanel
      {...inLocale(globals, { 'en-ca': filtersEn, 'fr-ca': filtersFr })}
      onChange={() => undefined}
      onSubmit={(event) => event.preventDefault()}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const opener = canvasElement.querySelector('summary')
    await userEvent.click(opener ?? canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /5/ }))
    await expect(opener?.parentElement).not.toHaveAttribute('open')
    await expect(opener).toHaveFocus()
  },
}

/** Active filters, each removable. */
export const Active: Story = {
  render: (_args, { globals }) => {
    const label = inLocale(globals, { 'en-ca': 'Physical card', 'fr-ca': 'Carte en plastique' })
    const remove = inLocale(globals, { 'en-ca': 'Remove filter:', 'fr-ca': 'Retirer le filtre\u00A0:' })
    return (
      <ActiveFilters
        chips={[{ id: 'physical', label, removeLabel: `${remove} ${label}`, href: '#' }]}
        reset={{ href: '#', label: siteMessages(globals)('giftCards_filtersReset') }}
      />
    )
  },
}
