import type { Meta, StoryObj } from '@storybook/react-vite'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { ActionLink } from '../../components/link/link.tsx'
import type { Usage } from '../../guide/component-usage.tsx'
import { AddressCard } from './address-card.tsx'

const usage: Usage = {
  voice: ['Names'],
  'en-ca': {
    use: 'For one of the member’s addresses in their list.',
    avoid: 'For writing one: Address form.',
    parts: ['Name of the address', 'Its lines, as on an envelope', 'What it is used for', 'Edit, Remove'],
    keys: 'Tab: Edit, then Remove.',
    right: 'Lines as the post reads them.',
    wrong: 'Remove without a page that asks, where an order needs it.',
  },
  'fr-ca': {
    use: 'Pour une adresse du membre, dans leur liste.',
    avoid: 'Pour en écrire une\u00A0: Address form.',
    parts: [
      'Nom de l’adresse',
      'Ses lignes, comme sur une enveloppe',
      'À quoi elle sert',
      'Modifier, Supprimer',
    ],
    keys: 'Tab\u00A0: Modifier, puis Supprimer.',
    right: 'Des lignes comme la poste les lit.',
    wrong: 'Supprimer sans page qui demande, quand une commande en a besoin.',
  },
}

const meta = {
  title: 'Patterns/Account/Address card',
  component: AddressCard,
  parameters: { usage },
  args: { title: '', lines: [], remove: null },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <ul>
        <AddressCard
          {...args}
          title="Élodie Tremblay"
          lines={['12, rue du Portage', 'Sainte-Catherine-de-la-Jacques-Cartier QC G3N 1A1']}
          badge={say('addresses_default')}
          edit={{ href: '#edit', label: say('addresses_edit') }}
          remove={<ActionLink href="#remove">{say('addresses_removeLink')}</ActionLink>}
        />
      </ul>
    )
  },
} satisfies Meta<typeof AddressCard>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
