import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check } from 'lucide'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { zoomed } from '../../.storybook/zoomed.ts'
import { Badge } from '../../components/badge/badge.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import { AddressCard } from '../address-card/address-card.tsx'
import { AddressForm, type AddressFormProps } from '../address-form/address-form.tsx'
import { DefinitionRows } from '../definition-rows/definition-rows.tsx'
import { addressIn } from '../story-content/profile.ts'
import { AccountFrame, type Globals } from '../story-content/site-frame.tsx'

const addressEn: AddressFormProps = {
  ...addressIn('en-ca'),
  values: { addressLine1: '1180 Lakeshore Road', provinceCode: 'ON', postalCode: 'H2Y 1' },
}

const english = {
  name: 'Name',
  email: 'Email',
  verified: 'Confirmed',
  edit: 'Edit',
  editName: 'name',
  editEmail: 'email',
  addresses: 'Addresses',
  home: 'Home',
  used: 'Used for physical cards',
  remove: 'Remove',
  form: addressEn,
}

const french: typeof english = {
  name: 'Nom',
  email: 'Courriel',
  verified: 'Confirmé',
  edit: 'Modifier',
  editName: 'le nom',
  editEmail: 'le courriel',
  addresses: 'Adresses',
  home: 'Maison',
  used: 'Pour les cartes en plastique',
  remove: 'Supprimer',
  form: {
    ...addressIn('fr-ca'),
    values: {
      addressLine1: '1180, chemin du Bord-du-Lac',
      city: 'Notre-Dame-de-la-Salette-Nord',
      provinceCode: 'ON',
      postalCode: 'H2Y 1L6',
    },
    warnings: {
      postalCode: siteMessages({ locale: 'fr-ca' })('addresses_postalElsewhere', {
        letter: 'H',
        where: 'au Québec',
        chosen: 'l’Ontario',
      }),
    },
  },
}

type ProfileProps = {
  globals: Globals
  /** What the form of an address shows beside its own. Nothing by default. */
  form?: Partial<AddressFormProps>
}

function Profile({ globals, form }: ProfileProps) {
  const words = inLocale(globals, { 'en-ca': english, 'fr-ca': french })
  return (
    <AccountFrame globals={globals} current="profile_title" title={siteMessages(globals)('profile_title')}>
      <DefinitionRows
        rows={[
          {
            id: 'name',
            label: words.name,
            value: 'Avery Chen',
            action: { href: '#name', label: words.edit, context: words.editName },
          },
          {
            id: 'email',
            label: words.email,
            value: 'avery.chen@example.ca',
            badge: (
              <Badge tone="success" icon={Check}>
                {words.verified}
              </Badge>
            ),
            action: { href: '#email', label: words.edit, context: words.editEmail },
          },
        ]}
      />
      <h2 className="mt-16 mb-5 text-h2">{words.addresses}</h2>
      <ul className="mb-16 border-t border-line">
        <AddressCard
          title={words.home}
          lines={['214 Riverside Drive, Unit 6', 'Sudbury, ON P3E 1C5']}
          badge={words.used}
          edit={{ href: '#edit', label: words.edit }}
          remove={<ActionLink href="#remove">{words.remove}</ActionLink>}
        />
      </ul>
      <AddressForm {...words.form} {...form} />
    </AccountFrame>
  )
}

const meta = {
  title: 'Pages/Profile',
  component: Profile,
  parameters: { layout: 'fullscreen' },
  args: { globals: {} },
  render: (args, { globals }) => <Profile {...args} globals={globals} />,
} satisfies Meta<typeof Profile>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const FrenchWithWarning: Story = { globals: { locale: 'fr-ca' } }
export const WithErrors: Story = {
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <Profile
        globals={globals}
        form={{
          errorTitle: say('addresses_errorTitle', { count: 2 }),
          errors: { city: say('addresses_cityMissing'), postalCode: say('addresses_postalWrong') },
        }}
      />
    )
  },
}

export const ZoomedTo400Percent: Story = zoomed
