import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, ShieldCheck } from 'lucide'
import { inLocale, languageNames, localeOf } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { zoomed } from '../../.storybook/zoomed.ts'
import { Badge } from '../../components/badge/badge.tsx'
import { Button } from '../../components/button/button.tsx'
import { CopyLink } from '../../components/copy-link/copy-link.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import { PhoneField } from '../../components/phone-field/phone-field.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { AddressCard } from '../address-card/address-card.tsx'
import { DefinitionRows, type DefinitionRowsProps } from '../definition-rows/definition-rows.tsx'
import { EditSection } from '../edit-section/edit-section.tsx'
import { AccountFrame, type Globals } from '../story-content/site-frame.tsx'

const people = {
  'en-ca': {
    firstName: 'Avery',
    lastName: 'Chen',
    email: 'avery.chen@example.ca',
    phone: '705-555-0137',
    birthDate: 'May\u00A04, 1988',
    gender: 'Woman',
    province: 'Ontario',
    interests: 'Books and paper, Outdoors and sport',
    number: '604 646 0193 2275',
    homes: [
      ['214 Riverside Drive, Unit 6', 'Sudbury, ON P3E 1C5'],
      ['1180 Lakeshore Road', 'Thunder Bay, ON P7B 1A1'],
    ],
  },
  'fr-ca': {
    firstName: 'Élodie',
    lastName: 'Tremblay',
    email: 'elodie.tremblay@example.ca',
    phone: '819-555-0142',
    birthDate: '4\u00A0mai 1988',
    gender: 'Femme',
    province: 'Québec',
    interests: 'Livres et papeterie, Plein air, sport et équipement de saison',
    number: '604 646 0193 4418',
    homes: [
      ['12, rue du Portage', 'Sainte-Catherine-de-la-Jacques-Cartier QC G3N 1A1'],
      ['1180, chemin du Bord-du-Lac', 'Gatineau QC J8X 2K1'],
    ],
  },
}

function rowsIn(globals: Globals): DefinitionRowsProps['rows'] {
  const say = siteMessages(globals)
  const own = inLocale(globals, people)
  const edit = (context: string) => ({ href: '#edit', label: say('profile_edit'), context })
  return [
    {
      id: 'name',
      label: say('profile_name'),
      value: `${own.firstName} ${own.lastName}`,
      isAsWritten: true,
      action: edit(say('profile_nameContext')),
    },
    {
      id: 'email',
      label: say('profile_email'),
      value: own.email,
      isAsWritten: true,
      badge: (
        <Badge tone="success" icon={Check}>
          {say('profile_verified')}
        </Badge>
      ),
      action: edit(say('email_changeContext')),
    },
    {
      id: 'phone',
      label: say('profile_phone'),
      value: own.phone,
      isAsWritten: true,
      action: edit(say('profile_phoneContext')),
    },
    {
      id: 'birthDate',
      label: say('profile_birthDate'),
      value: own.birthDate,
      action: edit(say('profile_birthDateContext')),
    },
    {
      id: 'gender',
      label: say('profile_gender'),
      value: own.gender,
      action: edit(say('profile_genderContext')),
    },
    {
      id: 'province',
      label: say('addresses_province'),
      value: own.province,
      detail: say('profile_timeZoneIs', { zone: say('profile_zone', { zone: 'America/Toronto' }) }),
      action: edit(say('profile_provinceContext')),
    },
    {
      id: 'language',
      label: say('profile_language'),
      value: languageNames[localeOf(globals)],
      detail: say('profile_languageDetail'),
      action: edit(say('profile_languageContext')),
    },
    {
      id: 'interests',
      label: say('profile_interests'),
      value: own.interests,
      detail: say('profile_interestsDetail'),
      action: edit(say('profile_interestsContext')),
    },
    {
      id: 'member-number',
      label: say('profile_memberNumber'),
      value: own.number,
      isAsWritten: true,
      isShort: true,
      control: (
        <CopyLink
          text={own.number}
          label={say('card_copy')}
          context={say('card_copyContext')}
          copied={say('card_copied')}
        />
      ),
    },
  ]
}

/** The name without its last part, and what is wrong with it. */
function OpenName({ globals }: { globals: Globals }) {
  const say = siteMessages(globals)
  const error = say('profile_lastNameWrong')
  return (
    <EditSection
      action="#save"
      heading={say('profile_name')}
      errors={[{ fieldId: 'last-name', message: error }]}
      errorTitle={say('profile_errorTitle', { count: 1 })}
      submit={say('profile_save')}
      cancel={{ href: '#cancel', label: say('profile_cancel') }}
    >
      <TextField label={say('profile_firstName')} defaultValue={inLocale(globals, people).firstName} />
      <TextField id="last-name" label={say('profile_lastName')} error={error} />
    </EditSection>
  )
}

/** A number with what will not be saved of it. */
function OpenPhone({ globals }: { globals: Globals }) {
  const say = siteMessages(globals)
  const { phone } = inLocale(globals, people)
  return (
    <EditSection
      action="#save"
      heading={say('profile_phone')}
      submit={say('profile_continue')}
      cancel={{ href: '#cancel', label: say('profile_cancel') }}
    >
      <PhoneField
        label={say('profile_number')}
        help={say('profile_phoneHelp', { asks: 'always' })}
        optionalLabel={say('profile_optional')}
        defaultValue={`${phone} x 12`}
        warning={say('field_phoneExtension', { phone })}
      />
    </EditSection>
  )
}

const forms = { name: OpenName, phone: OpenPhone }

type ProfileProps = {
  globals: Globals
  /** The line that is open for a change. None by default. */
  edit?: keyof typeof forms
}

function Profile({ globals, edit }: ProfileProps) {
  const say = siteMessages(globals)
  const rows = rowsIn(globals)
  const open = rows.findIndex(({ id }) => id === edit)
  const Form = edit && forms[edit]
  return (
    <AccountFrame globals={globals} current="profile_title" title={say('profile_title')}>
      {open > 0 ? <DefinitionRows rows={rows.slice(0, open)} /> : null}
      {Form ? (
        <div className="relative -my-px">
          <Form globals={globals} />
        </div>
      ) : null}
      <DefinitionRows rows={rows.slice(open + 1)} />
      <section aria-labelledby="addresses" className="mt-16">
        <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <h2 id="addresses" className="text-h2">
            {say('addresses_title')}
          </h2>
          <p className="flex items-center gap-2 text-small text-ink-2">
            <Icon of={ShieldCheck} size={18} className="shrink-0" />
            {say('addresses_askForCode', { asks: 'always' })}
          </p>
        </div>
        <ul className="mb-7 border-t border-line">
          {inLocale(globals, people).homes.map(([street = '', city = ''], index) => (
            <AddressCard
              key={street}
              title={street}
              lines={[city]}
              {...(index === 0
                ? { badge: say('addresses_default') }
                : { choose: <ActionLink>{say('addresses_makeDefault')}</ActionLink> })}
              edit={{ href: '#edit', label: say('addresses_edit') }}
              remove={<ActionLink href="#remove">{say('addresses_removeLink')}</ActionLink>}
            />
          ))}
        </ul>
        <Button href="#new" variant="secondary">
          {say('addresses_add')}
        </Button>
      </section>
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
export const FrenchWithWarning: Story = { args: { edit: 'phone' }, globals: { locale: 'fr-ca' } }
export const WithErrors: Story = { args: { edit: 'name' } }

export const ZoomedTo400Percent: Story = zoomed
