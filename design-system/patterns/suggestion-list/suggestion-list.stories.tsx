import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { TextField } from '../../components/text-field/text-field.tsx'
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

const meta = {
  title: 'Patterns/Catalogue/Suggestion list',
  component: Search,
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
    await userEvent.keyboard('{ArrowUp}')
    await expect(box).toHaveAttribute(
      'aria-activedescendant',
      within(canvasElement).getAllByRole('option').at(-1)?.id,
    )
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(chosen).toHaveBeenCalledWith('#tundra')
    await expect(box).toHaveFocus()
    await expect(box).toHaveAttribute('aria-expanded', 'false')
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
