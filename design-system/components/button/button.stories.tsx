import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Plus } from 'lucide'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { Button } from './button.tsx'

const words = {
  'en-ca': {
    review: 'Review order',
    checking: 'Checking…',
    details: 'Details',
    small: 'Small',
    remove: 'Remove',
    redeem: 'Redeem 10,000 points',
    add: 'Add an address',
    card: 'View your member card and your balance',
  },
  'fr-ca': {
    review: 'Vérifier la commande',
    checking: 'Vérification en cours',
    details: 'Détails',
    small: 'Petit',
    remove: 'Supprimer',
    redeem: 'Échanger 10\u00A0000\u00A0points',
    add: 'Ajouter une adresse',
    card: 'Voir votre carte de membre et votre solde',
  },
}

const pressed = fn()

const usage: Usage = {
  voice: ['Names'],
  pictures: (say) => ({
    right: <Button>{say('Redeem 10,000 points', 'Échanger 10\u00A0000\u00A0points')}</Button>,
    wrong: <Button>{say('Confirm it', 'Confirmer')}</Button>,
  }),
  'en-ca': {
    use: 'For what changes something, and for the one way on of a page. One primary per view.',
    avoid: 'For going somewhere in passing: Link. For an action without words: Icon button.',
    parts: ['Icon before the label, if it helps', 'Label: a verb and its object', 'Ring while it is busy'],
    keys: 'Enter or Space; as a link, Enter.',
    right: 'Say what the press does and what it costs.',
    wrong: 'A verb that leaves the reader to look for “it”.',
  },
  'fr-ca': {
    use: 'Pour ce qui change quelque chose, et pour la suite d’une page. Un seul principal par vue.',
    avoid: 'Pour aller ailleurs en passant\u00A0: Link. Pour une action sans mots\u00A0: Icon button.',
    parts: [
      'Icône avant le libellé, si elle aide',
      'Libellé\u00A0: un verbe et son objet',
      'Anneau pendant l’attente',
    ],
    keys: 'Entrée ou Espace; en lien, Entrée.',
    right: 'Dites ce que fait le clic et ce qu’il coûte.',
    wrong: 'Un verbe qui laisse deviner ce qui est confirmé.',
  },
}

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  parameters: { usage },
  args: { onClick: fn() },
  render: (args, { globals }) => <Button {...args}>{inLocale(globals, words).review}</Button>,
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(button.offsetHeight).toBe(48)
  },
}

export const Secondary: Story = { args: { variant: 'secondary' } }
export const Destructive: Story = {
  args: { variant: 'destructive' },
  render: (args, { globals }) => <Button {...args}>{inLocale(globals, words).remove}</Button>,
}
export const Small: Story = { args: { variant: 'secondary', size: 'small' } }
export const Disabled: Story = { args: { disabled: true } }

export const WithIcons: Story = {
  render: (_args, { globals }) => (
    <div className="flex flex-wrap gap-4">
      <Button trailingIcon={ArrowRight}>{inLocale(globals, words).review}</Button>
      <Button variant="secondary" icon={Plus}>
        {inLocale(globals, words).add}
      </Button>
    </div>
  ),
}

/** The arrow stays on the line of the last word. */
export const ArrowInANarrowPlace: Story = {
  render: (_args, { globals }) => (
    <div className="w-40">
      <Button className="w-full" busyLabel={inLocale(globals, words).checking} trailingIcon={ArrowRight}>
        Vérifier la commande
      </Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const words = canvasElement.querySelector('button span span')
    const arrow = canvasElement.querySelector('button svg')?.getBoundingClientRect()
    const range = document.createRange()
    const text = canvasElement.ownerDocument
      .createTreeWalker(words ?? canvasElement, NodeFilter.SHOW_TEXT)
      .nextNode()
    range.selectNodeContents(text ?? canvasElement)
    const last = [...range.getClientRects()].at(-1)
    await expect(range.getClientRects().length).toBeGreaterThan(1)
    await expect(Math.abs((arrow?.bottom ?? 0) - (last?.bottom ?? 0))).toBeLessThan(8)
  },
}

export const Busy: Story = {
  render: (_args, { globals }) => {
    const { review, checking } = inLocale(globals, words)
    return (
      <div className="flex flex-wrap gap-4">
        <Button busy busyLabel={checking} onClick={pressed}>
          {review}
        </Button>
        <Button busyLabel={checking}>{review}</Button>
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    const [busy, ready] = within(canvasElement).getAllByRole('button')
    if (!busy || !ready) throw new Error('two buttons')
    const rings = (button: HTMLElement) =>
      button.getAnimations({ subtree: true }).filter((animation) => animation instanceof CSSAnimation).length
    // The ring of a button that is not pressed has not begun to close.
    await expect([rings(busy), rings(ready)]).toEqual([1, 0])
    await userEvent.click(busy)
    await expect(pressed).not.toHaveBeenCalled()
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await expect(busy.offsetWidth).toBe(ready.offsetWidth)
  },
}

export const AsLink: Story = {
  render: (_args, { globals }) => <Button href="#gift-cards">{inLocale(globals, words).redeem}</Button>,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#gift-cards')
  },
}

export const LongWordsOnAPhone: Story = {
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
  render: (_args, { globals }) => (
    <div className="w-60">
      <Button wide="phone">{inLocale(globals, words).card}</Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.offsetWidth)
  },
}
