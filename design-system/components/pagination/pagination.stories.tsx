import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { LoadMore } from './load-more.tsx'
import { Pagination } from './pagination.tsx'

const words = {
  'en-ca': {
    label: 'Pages',
    previous: { href: '?page=1', label: 'Newer orders' },
    next: { href: '?page=3', label: 'Older orders' },
    position: 'Page 2 of 26',
    more: 'Show 20 more',
    shown: 'Showing 20 of 312',
    shownMore: 'Showing 40 of 312',
  },
  'fr-ca': {
    label: 'Pages',
    previous: { href: '?page=1', label: 'Plus récentes' },
    next: { href: '?page=3', label: 'Plus anciennes' },
    position: 'Page 2 sur 26',
    more: 'En afficher 20 de plus',
    shown: '20 sur 312',
    shownMore: '40 sur 312',
  },
}

const usage: Usage = {
  voice: ['Names'],
  pictures: (say, globals) => {
    const { label, next } = inLocale(globals, words)
    return {
      right: <Pagination label={label} next={next} position={say('Page 1 of 26', 'Page 1 sur 26')} />,
      wrong: <Pagination label={label} next={{ ...next, label: say('Next', 'Suivant') }} />,
    }
  },
  'en-ca': {
    use: 'For lists of more than one page, each with its address.',
    avoid: 'For fewer than about twenty rows: show them all.',
    parts: ['Previous', 'Position', 'Next'],
    keys: 'Tab and Enter, as links.',
    right: 'Say what is there, and how many pages there are.',
    wrong: 'Neither what is there nor how many pages there are.',
  },
  'fr-ca': {
    use: 'Pour une liste de plusieurs pages, chacune avec son adresse.',
    avoid: 'Pour moins d’une vingtaine de rangées\u00A0: montrez tout.',
    parts: ['Précédente', 'Position', 'Suivante'],
    keys: 'Tab et Entrée, comme des liens.',
    right: 'Dites ce qui s’y trouve, et combien il y a de pages.',
    wrong: 'Ni ce qui s’y trouve, ni combien il y a de pages.',
  },
}

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  parameters: { usage },
  args: { label: '', position: '' },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {
  render: (_args, { globals }) => {
    const { label, previous, next, position } = inLocale(globals, words)
    return <Pagination label={label} previous={previous} next={next} position={position} />
  },
  play: async ({ canvasElement }) => {
    const [previous, next] = within(canvasElement).getAllByRole('link')
    await expect(previous).toHaveAttribute('rel', 'prev')
    await expect(next).toHaveAttribute('href', '?page=3')
  },
}
export const FirstPage: Story = {
  render: (_args, { globals }) => {
    const { label, next, position } = inLocale(globals, words)
    return <Pagination label={label} next={next} position={position} />
  },
}
export const More: Story = {
  render: (_args, { globals }) => {
    const { more, shown } = inLocale(globals, words)
    return <LoadMore href="?shown=40" label={more} position={shown} />
  },
}

/** With JavaScript, rows are appended to this page, the new position is announced and the link keeps the focus. */
export const MorePressed: Story = {
  render: (_args, { globals }) => {
    const { more, shown, shownMore } = inLocale(globals, words)
    const [isPressed, setPressed] = useState(false)
    return (
      <LoadMore
        href="?shown=40"
        label={more}
        position={isPressed ? shownMore : shown}
        onClick={(event) => {
          event.preventDefault()
          setPressed(true)
        }}
      />
    )
  },
  play: async ({ canvasElement, globals }) => {
    const { more, shownMore } = inLocale(globals, words)
    const link = within(canvasElement).getByRole('link', { name: more })
    await userEvent.click(link)
    await expect(within(canvasElement).getByText(shownMore)).toBeVisible()
    await expect(link).toHaveFocus()
  },
}

/** Once everything is shown, the link is gone, and the position is said. */
export const MoreToTheEnd: Story = {
  render: (_args, { globals }) => {
    const { more, shown, shownMore } = inLocale(globals, words)
    const [isAll, setAll] = useState(false)
    return (
      <LoadMore
        href={isAll ? undefined : '?shown=40'}
        label={more}
        position={isAll ? shownMore : shown}
        onClick={(event) => {
          event.preventDefault()
          setAll(true)
        }}
      />
    )
  },
  play: async ({ canvasElement, globals }) => {
    const { more, shownMore } = inLocale(globals, words)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: more }))
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByText(shownMore)).toHaveAttribute('aria-live', 'polite')
  },
}
