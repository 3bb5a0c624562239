import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FormEvent } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { ENGLISH } from '../../components/in-its-language/in-its-language.ts'
import { TextField } from '../../components/text-field/text-field.tsx'
import type { Usage } from '../../guide/component-usage.tsx'
import { filtersEn, filtersFr, panelOf } from '../story-content/filters.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { FilterPanel } from './filter-panel.tsx'

const chosen = fn()
/** A runner of stories would lose its page. */
const sent = fn((event: FormEvent) => event.preventDefault())

const usage: Usage = {
  voice: ['Names'],
  'en-ca': {
    use: 'For several questions that filter one list: beside it on a desktop, behind a button on a phone.',
    avoid: 'For selects in one line above a table: Select filters. For one question: Chip row.',
    parts: ['Button, with how many are active', 'Questions, each a group', 'Show, and Reset'],
    keys: 'Tab goes through the questions; Enter in any of them shows the list.',
    right: 'A button that says what it will show, and stays in view on a phone.',
    wrong: 'A list that changes at each tick while somebody still reads the questions.',
  },
  'fr-ca': {
    use: 'Pour plusieurs questions qui filtrent une liste\u00A0: à côté sur un ordinateur, derrière un bouton sur un téléphone.',
    avoid:
      'Pour des listes déroulantes au-dessus d’un tableau\u00A0: Select filters. Pour une seule question\u00A0: Chip row.',
    parts: [
      'Bouton, avec le nombre de filtres actifs',
      'Questions, chacune un groupe',
      'Afficher, et Réinitialiser',
    ],
    keys: 'Tab parcourt les questions; Entrée, n’importe où, affiche la liste.',
    right: 'Un bouton qui dit ce qu’il affichera et reste en vue sur un téléphone.',
    wrong: 'Une liste qui change à chaque coche pendant qu’on lit encore les questions.',
  },
}

const meta = {
  title: 'Patterns/Catalogue/Filter panel',
  component: FilterPanel,
  parameters: { framed: 720, usage },
  args: panelOf(filtersEn),
  render: (_args, { globals }) => (
    <div className="max-w-[248px]">
      <FilterPanel {...panelOf(inLocale(globals, { 'en-ca': filtersEn, 'fr-ca': filtersFr }))} />
    </div>
  ),
} satisfies Meta<typeof FilterPanel>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    await expect(panel.getByRole('checkbox', { checked: true })).toBeInTheDocument()
    // With JavaScript each choice applies at once: the button is for those without.
    await expect(panel.queryByRole('button')).toBeNull()
  },
}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
/** One sheet on a phone: every question in it, and a button that says what it will show. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (_args, { globals }) => (
    <FilterDrawer
      {...inLocale(globals, { 'en-ca': filtersEn, 'fr-ca': filtersFr })}
      onChoice={chosen}
      onSubmit={sent}
    />
  ),
  play: async ({ canvas }) => {
    chosen.mockClear()
    sent.mockClear()
    const form = canvas.getByRole('form')
    await userEvent.click(canvas.getAllByRole('checkbox')[0] ?? form)
    await expect(chosen).toHaveBeenCalledWith(form)
    await userEvent.click(canvas.getByRole('button', { name: /5/ }))
    await expect(sent).toHaveBeenCalledOnce()
    // What scrolls does not go by under Close.
    const { bottom } =
      within(canvas.getByRole('dialog')).getAllByRole('link').at(-1)?.getBoundingClientRect() ?? {}
    const { top } = form.closest('.overflow-y-auto')?.getBoundingClientRect() ?? {}
    await expect(top).toBeGreaterThanOrEqual(bottom ?? Infinity)
  },
}
export const OnAPhoneInFrench: Story = {
  ...OnAPhone,
  globals: { locale: 'fr-ca', viewport: { value: 'phone360' } },
}
/** A question with too many answers to show is a list, and days of one’s own choice come below it. */
export const Lists: Story = {
  ...OnAPhone,
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    const words = inLocale(globals, { 'en-ca': filtersEn, 'fr-ca': filtersFr })
    const options = [say('history_customDates'), '2026-11', '2026-10']
    return (
      <FilterDrawer
        {...words}
        groups={[
          {
            name: 'dates',
            title: say('history_filterDates'),
            choose: 'list',
            options: options.map((value, index) => ({ value, label: value, checked: index === 0 })),
            more: <TextField className="mt-4" name="from" label={say('history_from')} />,
          },
          ...words.groups.filter(({ choose }) => choose === 'one'),
        ]}
        onChoice={chosen}
        onSubmit={sent}
      />
    )
  },
  play: async ({ canvas }) => {
    chosen.mockClear()
    await userEvent.type(canvas.getByRole('textbox'), '1')
    await expect(chosen).not.toHaveBeenCalled()
    await userEvent.selectOptions(canvas.getByRole('combobox'), '2026-10')
    await expect(chosen).toHaveBeenCalledOnce()
  },
}

/** A category that came in English is read in English. */
export const InTwoLanguages: Story = {
  globals: { locale: 'fr-ca' },
  render: () => {
    const label = `${ENGLISH}Food and coffee${ENGLISH}`
    const options = [{ value: 'food', label, checked: true }]
    return (
      <>
        <ActiveFilters
          chips={[{ id: 'food', label, removeLabel: `Retirer le filtre\u00A0: ${label}`, href: '#' }]}
          reset={{ href: '#', label: filtersFr.reset?.label ?? '' }}
        />
        <FilterPanel
          {...panelOf(filtersFr)}
          groups={[{ name: 'category', title: 'Catégorie', choose: 'many', options }]}
        />
      </>
    )
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByText('Food and coffee')
    await expect(names.map(({ lang }) => lang)).toEqual(['en', 'en'])
    await expect(canvas.getByRole('checkbox', { name: /^Food and coffee$/ })).toBeChecked()
    await expect(canvas.getByRole('link', { name: /: Food and coffee$/ })).toBeVisible()
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

/** The name of a brand that stays English on a French page is read in English, also where it is a choice. */
export const InItsLanguage: Story = {
  globals: { locale: 'fr-ca' },
  render: (_args, { globals }) => {
    const label = `${ENGLISH}Tundra Tech${ENGLISH}`
    const option = { value: 'tundra', label, checked: true }
    return (
      <>
        <ActiveFilters
          chips={[{ id: 'tundra', label, removeLabel: `Retirer le filtre\u00A0: ${label}`, href: '#' }]}
          reset={{ href: '#', label: siteMessages(globals)('giftCards_filtersReset') }}
        />
        <FilterPanel
          action="#"
          label="Filtres"
          groups={[{ name: 'brand', title: 'Marques', choose: 'many', options: [option] }]}
        />
      </>
    )
  },
  play: async ({ canvas }) => {
    for (const name of canvas.getAllByText('Tundra Tech')) await expect(name).toHaveAttribute('lang', 'en')
    await expect(canvas.getAllByText('Tundra Tech')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Retirer le filtre\u00A0: Tundra Tech' })).toBeVisible()
  },
}
