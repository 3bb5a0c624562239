import type { Meta, StoryObj } from '@storybook/react-vite'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { Button } from '../button/button.tsx'
import { ActionLink } from '../link/link.tsx'
import { ButtonGroup } from './button-group.tsx'

const usage: Usage = {
  voice: ['Names'],
  pictures: (say) => ({
    right: (
      <ButtonGroup>
        <Button>{say('Save address', 'Enregistrer l’adresse')}</Button>
        <ActionLink href="#cancel">{say('Cancel', 'Annuler')}</ActionLink>
      </ButtonGroup>
    ),
    wrong: (
      <ButtonGroup>
        <Button>{say('Cancel', 'Annuler')}</Button>
        <Button>{say('Save', 'Enregistrer')}</Button>
      </ButtonGroup>
    ),
  }),
  'en-ca': {
    use: 'For the actions at the foot of a form or a dialog: one button, then links.',
    avoid: 'For two actions of equal weight, but for a consent: choose one.',
    parts: ['Button of the main action', 'Links for the others'],
    keys: 'Tab goes from one to the next.',
    right: 'One button, then a link.',
    wrong: 'Two equal buttons, the main one last.',
  },
  'fr-ca': {
    use: 'Pour les actions au pied d’un formulaire ou d’une boîte de dialogue\u00A0: un bouton, puis des liens.',
    avoid: 'Pour deux actions de même poids, sauf un consentement\u00A0: choisissez-en une.',
    parts: ['Bouton de l’action principale', 'Liens pour les autres'],
    keys: 'Tab va de l’un à l’autre.',
    right: 'Un bouton, puis un lien.',
    wrong: 'Deux boutons égaux, le principal en dernier.',
  },
}

const meta = {
  title: 'Components/Actions/Button group',
  component: ButtonGroup,
  parameters: { usage },
  args: { children: null },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <ButtonGroup {...args}>
        <Button>{say('addresses_save')}</Button>
        <ActionLink href="#cancel">{say('addresses_cancel')}</ActionLink>
      </ButtonGroup>
    )
  },
} satisfies Meta<typeof ButtonGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A link that does not fit beside the button wraps below it with the same gap. */
export const LongFrenchLabel: Story = {
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <ButtonGroup {...args}>
        <Button>{say('giftCards_signInToRedeem')}</Button>
        <ActionLink href="#all">{say('search_allGiftCards')}</ActionLink>
      </ButtonGroup>
    )
  },
}
