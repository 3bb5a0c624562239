import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { StillPanel, type Usage } from '../../guide/component-usage.tsx'
import { Button } from '../button/button.tsx'
import { ActionLink } from '../link/link.tsx'
import { Dialog } from './dialog.tsx'
import { PageDialog } from './page-dialog.tsx'

const words = {
  'en-ca': {
    open: 'Remove address',
    title: 'Remove “Cottage”?',
    description: '48 Chemin du Lac, Temiscaming. Orders already placed still go there.',
    keep: 'Keep address',
    remove: 'Remove',
    close: 'Close',
    amount: 'Choose an amount',
    balance: 'You can use up to 24,850 points.',
  },
  'fr-ca': {
    open: 'Supprimer l’adresse',
    title: 'Supprimer «\u00A0Chalet\u00A0»?',
    description: '48, chemin du Lac, Témiscaming. Les commandes déjà passées y seront livrées.',
    keep: 'Conserver l’adresse',
    remove: 'Supprimer',
    close: 'Fermer',
    amount: 'Choisissez un montant',
    balance: 'Vous pouvez utiliser jusqu’à 24\u00A0850 points.',
  },
}

type Words = (typeof words)['en-ca']

function Opener(props: Words) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="destructive" onClick={() => setOpen(true)}>
        {props.open}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={props.title}
        description={props.description}
        closeLabel={props.close}
        actions={
          <>
            <ActionLink onClick={() => setOpen(false)}>{props.keep}</ActionLink>
            <Button variant="destructive">{props.remove}</Button>
          </>
        }
      />
    </>
  )
}

const usage: Usage = {
  voice: ['Names', 'Reassurance'],
  pictures: (say, globals) => {
    const { title, description, keep, remove } = inLocale(globals, words)
    return {
      right: (
        <StillPanel
          closable
          title={title}
          description={description}
          actions={
            <div className="flex w-full flex-wrap items-center justify-between gap-4">
              <ActionLink href="#keep">{keep}</ActionLink>
              <Button variant="destructive">{remove}</Button>
            </div>
          }
        />
      ),
      wrong: (
        <StillPanel
          title={say('Warning', 'Attention')}
          description={say('This address will be removed.', 'Cette adresse sera supprimée.')}
          actions={<Button>OK</Button>}
        />
      ),
    }
  },
  'en-ca': {
    use: 'For one question that has to be answered before anything else. No page asks one yet.',
    avoid:
      'For what has its own address or works without script: a page, or the Redeem dialog. For filters: Drawer.',
    parts: [
      'Title: the question',
      'What will happen',
      'Link to keep things as they are',
      'Button that says what it does',
      'Close',
    ],
    keys: 'Tab stays inside; Escape closes and returns the focus.',
    right: 'Ask, say what will happen, and leave a way to keep things as they are.',
    wrong: 'No question, one answer and no way out.',
  },
  'fr-ca': {
    use: 'Pour une question à régler avant toute autre chose. Aucune page n’en pose pour l’instant.',
    avoid:
      'Pour ce qui a sa propre adresse ou marche sans script\u00A0: une page, ou Redeem dialog. Pour des filtres\u00A0: Drawer.',
    parts: [
      'Titre\u00A0: la question',
      'Ce qui arrivera',
      'Lien pour ne rien changer',
      'Bouton qui dit ce qu’il fait',
      'Fermer',
    ],
    keys: 'Tab reste à l’intérieur; Échap ferme et rend le focus.',
    right: 'Posez la question, dites ce qui arrivera et laissez une façon de ne rien changer.',
    wrong: 'Ni question, ni choix, ni sortie.',
  },
}

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  parameters: { usage, framed: 480 },
  args: { open: false, onOpenChange: () => {}, title: '', closeLabel: '' },
  render: (_args, { globals }) => <Opener {...inLocale(globals, words)} />,
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

const body = within(document.body)

export const OpensAndReturnsTheFocus: Story = {
  play: async ({ canvasElement, globals }) => {
    const { title, description } = inLocale(globals, words)
    const opener = within(canvasElement).getByRole('button')
    await userEvent.click(opener)
    const dialog = await body.findByRole('dialog')
    await expect(dialog).toHaveAccessibleName(title)
    await expect(dialog).toHaveAccessibleDescription(description)
    await expect(dialog.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    const dialog = await body.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

/** It rises a little, straight up, also where its place is the middle of the window. */
export const RisesInItsPlace: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    const dialog = await body.findByRole('dialog')
    const [rise] = dialog.getAnimations()
    if (!rise) throw new Error('The dialog does not rise')
    rise.pause()
    rise.currentTime = 0
    const first = dialog.getBoundingClientRect()
    rise.finish()
    const last = dialog.getBoundingClientRect()
    await expect(first.left).toBeCloseTo(last.left, 0)
    await expect(first.top - last.top).toBeCloseTo(8, 0)
  },
}

export const OpenOnAPhone: Story = { ...Open, globals: { locale: 'fr-ca', viewport: { value: 'phone' } } }

/**
 * The security policy blocks <style> elements: opening adds none, because the scroll lock is an adopted style sheet.
 */
export const KeepsToTheSecurityPolicy: Story = {
  play: async ({ canvasElement }) => {
    const refused: string[] = []
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) if (node instanceof HTMLStyleElement) refused.push(node.textContent)
      }
    })
    watch.observe(document, { childList: true, subtree: true })
    const adopted = document.adoptedStyleSheets.length
    await userEvent.click(within(canvasElement).getByRole('button'))
    await body.findByRole('dialog')
    await expect(document.adoptedStyleSheets.length).toBeGreaterThan(adopted)
    await expect(getComputedStyle(document.body).overflow).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.adoptedStyleSheets).toHaveLength(adopted))
    watch.disconnect()
    await expect(refused).toEqual([])
  },
}

const pageDialog = (text: Words) => (
  <PageDialog title={text.amount} closeHref="#closed" closeLabel={text.close} focusId="go-on">
    <div className="p-10">
      <p className="mb-4">{text.balance}</p>
      <Button href="#next" id="go-on">
        {text.open}
      </Button>
    </div>
  </PageDialog>
)

const left = fn((event: MouseEvent) => event.preventDefault())

/** The variant with its own URL: rendered open by the server, closed by following a link. */
export const WithAnAddress: Story = {
  render: (_args, { globals }) => pageDialog(inLocale(globals, words)),
  play: async ({ globals }) => {
    const text = inLocale(globals, words)
    const dialog = await body.findByRole('dialog')
    await waitFor(() => expect(within(dialog).getByText(text.open)).toHaveFocus())
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    // The site's router handles link clicks before the browser follows them; so does this test.
    document.addEventListener('click', left)
    await userEvent.keyboard('{Escape}')
    document.removeEventListener('click', left)
    await expect(left).toHaveBeenCalledOnce()
    await expect(left.mock.lastCall?.[0].target).toBe(within(dialog).getByRole('link', { name: text.close }))
  },
}

/** The page behind is inert except for live regions, Tab stays inside, and a press on the overlay closes. */
export const HoldsThePageBehind: Story = {
  render: (_args, { globals }) => {
    const text = inLocale(globals, words)
    return (
      <>
        <div>
          <Button>{text.keep}</Button>
          <p role="status" />
        </div>
        {pageDialog(text)}
      </>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const text = inLocale(globals, words)
    const dialog = await body.findByRole('dialog')
    const first = within(dialog).getByText(text.open)
    const last = within(dialog).getByRole('link', { name: text.close })
    await waitFor(() => expect(first).toHaveFocus())
    await expect(within(canvasElement).getByText(text.keep).closest('[inert]')).not.toBeNull()
    const status = within(canvasElement).getByRole('status')
    await expect(status.closest('[inert]')).toBeNull()
    // So is what is rendered later.
    const later = document.createElement('p')
    status.after(later, status.cloneNode())
    await waitFor(() => expect(later).toHaveAttribute('inert'))
    await expect(later.nextElementSibling).not.toHaveAttribute('inert')
    await userEvent.tab()
    await expect(last).toHaveFocus()
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(last).toHaveFocus()
    left.mockClear()
    document.addEventListener('click', left)
    if (dialog.previousElementSibling) await userEvent.click(dialog.previousElementSibling)
    document.removeEventListener('click', left)
    await expect(left.mock.calls.map(([event]) => event.target)).toContain(last)
  },
}

/** Once it has left the document, its page is free, although its effects end a moment later. */
export const LetsThePageGo: Story = {
  render: (_args, { globals }) => pageDialog(inLocale(globals, words)),
  play: async ({ canvasElement }) => {
    const dialog = await body.findByRole('dialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    const place = dialog.parentElement
    const parts = [dialog.previousElementSibling ?? dialog, dialog]
    for (const part of parts) part.remove()
    // Observers run before this goes on.
    await Promise.resolve()
    const held = canvasElement.closest('[inert]')
    place?.append(...parts)
    await expect(held).toBeNull()
  },
}
