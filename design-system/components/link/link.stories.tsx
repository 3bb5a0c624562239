import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { CoverLink } from './cover-link.tsx'
import { ActionLink, ArrowLink, ProseLink } from './link.tsx'

const words = {
  'en-ca': {
    change: 'Change',
    all: 'All offers',
    terms: 'Read the terms and conditions',
    sentence: 'Not on prepared meals.',
  },
  'fr-ca': {
    change: 'Modifier',
    all: 'Toutes les offres',
    terms: 'Lire les conditions du programme',
    sentence: 'Sauf les plats préparés.',
  },
}

const usage: Usage = {
  voice: ['Names'],
  pictures: (say) => ({
    right: (
      <p>
        {say('Orders arrive in 5 days. ', 'Les commandes arrivent en 5 jours. ')}
        <ProseLink href="#delivery">{say('Delivery times', 'Délais de livraison')}</ProseLink>
      </p>
    ),
    wrong: (
      <p>
        {say('For delivery times ', 'Pour les délais, ')}
        <ProseLink href="#delivery">{say('click here', 'cliquez ici')}</ProseLink>
      </p>
    ),
  }),
  'en-ca': {
    use: 'For going somewhere; as an action link, for Change, Cancel, Back.',
    avoid: 'For the main action of a view: Button.',
    parts: ['Words that stand without the text beside them', 'Arrow, where it leads on'],
    keys: 'Tab, Enter.',
    right: 'Name where it leads.',
    wrong: '“Click here” says nothing in a list of links.',
  },
  'fr-ca': {
    use: 'Pour aller ailleurs; en lien d’action, pour Modifier, Annuler, Retour.',
    avoid: 'Pour l’action principale d’une vue\u00A0: Button.',
    parts: ['Des mots qui se comprennent seuls', 'Flèche, quand il mène plus loin'],
    keys: 'Tab, Entrée.',
    right: 'Nommez où il mène.',
    wrong: '«\u00A0Cliquez ici\u00A0» ne dit rien dans une liste de liens.',
  },
}

const meta = {
  title: 'Components/Actions/Link',
  component: ActionLink,
  parameters: { usage },
  args: { href: '#change' },
} satisfies Meta<typeof ActionLink>

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

/** The arrow always stays on the line of the last word. */
export const ArrowInLittleRoom: Story = {
  ...WithArrow,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link')
    const word = link.firstChild
    const [arrow] = link.getElementsByTagName('svg')
    const place = link.parentElement
    if (!word?.textContent || !arrow || !place) throw new Error('a word, an arrow and their place')
    const last = document.createRange()
    last.setStart(word, word.textContent.length - 1)
    last.setEnd(word, word.textContent.length)
    for (let width = 80; width <= 220; width += 2) {
      place.style.width = `${width}px`
      const line = last.getBoundingClientRect()
      const { top, bottom } = arrow.getBoundingClientRect()
      await expect(top < line.bottom && bottom > line.top, `at ${width} px`).toBe(true)
    }
  },
}

/** A press anywhere in the row follows the link. */
export const OverARow: Story = {
  render: (_args, { globals }) => {
    const { all, sentence } = inLocale(globals, words)
    return (
      <div className="group relative border-y border-line py-4">
        <CoverLink href="#offers">{all}</CoverLink>
        <p className="text-small text-ink-2">{sentence}</p>
      </div>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const { left, top } = within(canvasElement)
      .getByText(inLocale(globals, words).sentence)
      .getBoundingClientRect()
    await expect(document.elementFromPoint(left + 2, top + 2)).toHaveAttribute('href', '#offers')
  },
}

export const InASentence: Story = {
  render: (_args, { globals }) => (
    <p>
      {inLocale(globals, words).sentence}{' '}
      <ProseLink href="#terms">{inLocale(globals, words).terms}</ProseLink>
    </p>
  ),
}
