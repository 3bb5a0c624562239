import type { Meta, StoryObj } from '@storybook/react-vite'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { ActionLink } from '../../components/link/link.tsx'
import { AddressCard } from './address-card.tsx'

const meta = {
  title: 'Patterns/Account/Address card',
  component: AddressCard,
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
