import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { TextField } from '../../components/text-field/text-field.tsx'
import type { Usage } from '../../guide/component-usage.tsx'
import { swatches } from '../story-content/art.ts'
import { SuggestionList } from './suggestion-list.tsx'

const chosen = fn()

function Search({ label, name, found, kind }: { label: string; name: string; found: string; kind: string }) {
  const box = useRef<HTMLInputElement>(null)
  return (
    <div className="relative min-h-64 max-w-md">
      <div className="relative">
        <TextField ref={box} type="search" label={label} autoComplete="off" />
        <SuggestionList
          box={box}
          label={name}
          status={found}
          onChoose={chosen}
          suggestions={[
            {
              id: 'nordique',
              href: '#nordique',
              title: (
                <>
                  <mark>N</mark>ordique Café
                </>
              ),
              detail: kind,
              swatch: swatches.nordique,
            },
            { id: 'tundra', href: '#tundra', title: 'Tundra Tech', detail: kind },
          ]}
        />
      </div>
    </div>
  )
}

const usage: Usage = {
  voice: ['Names'],
  'en-ca': {
    use: 'Below the field of the site’s search, while somebody types.',
    avoid: 'For the results: their page. For a choice in a form: Select.',
    parts: ['Field', 'What is found, what matched marked', 'Picture, and value or price', 'All results'],
    keys: '↓ ↑ move, Enter follows, Escape closes and keeps the text.',
    right: 'Titles before text, with what tells two apart.',
    wrong: 'A list that changes order while the pointer is on its way.',
  },
  'fr-ca': {
    use: 'Sous le champ de recherche du site, pendant la frappe.',
    avoid: 'Pour les résultats\u00A0: leur page. Pour un choix dans un formulaire\u00A0: Select.',
    parts: [
      'Champ',
      'Ce qui est trouvé, la correspondance marquée',
      'Image, et valeur ou prix',
      'Tous les résultats',
    ],
    keys: '↓ ↑ déplacent, Entrée suit, Échap ferme et garde le texte.',
    right: 'Les titres avant le texte, avec ce qui distingue deux résultats.',
    wrong: 'Une liste qui change d’ordre pendant que le pointeur s’approche.',
  },
}

const meta = {
  title: 'Patterns/Catalogue/Suggestion list',
  component: Search,
  parameters: { usage },
  args: { label: '', name: '', found: '', kind: '' },
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <Search
        label={say('search_label')}
        name={say('search_suggested')}
        found={say('search_suggestedCount', { count: 2 })}
        kind={say('giftCards_title')}
      />
    )
  },
} satisfies Meta<typeof Search>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'n')
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(2)
  },
}

/** Arrow keys move and wrap around, Enter follows; focus stays in the input. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    chosen.mockClear()
    const box = within(canvasElement).getByRole('combobox')
    await userEvent.type(box, 'n')
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    const last = within(canvasElement).getAllByRole('option').at(-1)
    const height = last?.offsetHeight
    await userEvent.keyboard('{ArrowUp}')
    await expect(box).toHaveAttribute('aria-activedescendant', last?.id)
    // Seen without its colour, and nothing moves for it.
    await expect(last && getComputedStyle(last).borderTopWidth).toBe('2px')
    await expect(last?.offsetHeight).toBe(height)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(chosen).toHaveBeenCalledWith('#tundra')
    await expect(box).toHaveFocus()
    await expect(box).toHaveAttribute('aria-expanded', 'false')
  },
}

/** The option that the keys are on is in view, also where the list goes on below the window. */
export const InALowWindow: Story = {
  globals: { viewport: { value: 'zoomed' } },
  render: (args, context) => <div className="pt-32">{meta.render(args, context)}</div>,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'n')
    scrollTo(0, 0)
    const last = canvas.getAllByRole('option').at(-1)
    const isInView = () =>
      (last?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY) < innerHeight + 1
    await expect(isInView()).toBe(false)
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(isInView()).toBe(true))
  },
}

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    chosen.mockClear()
    const box = within(canvasElement).getByRole('combobox')
    await userEvent.type(box, 'n{Escape}')
    await expect(within(canvasElement).queryByRole('option')).toBeNull()
    await expect(box).toHaveValue('n')
    await expect(chosen).not.toHaveBeenCalled()
  },
}

export const LongFrenchLabel: Story = { ...Default, globals: { locale: 'fr-ca' } }
