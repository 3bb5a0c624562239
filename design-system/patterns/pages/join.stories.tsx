import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { DateField } from '../../components/date-field/date-field.tsx'
import { PhoneField } from '../../components/phone-field/phone-field.tsx'
import { Select } from '../../components/select/select.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { StepForm } from '../step-form/step-form.tsx'
import { StepSky } from '../step-sky/step-sky.tsx'
import { type Globals, SiteFrame } from '../story-content/site-frame.tsx'

const nothing = () => {}
const steps = ['email', 'about', 'extras', 'confirm'] as const
const names = {
  email: 'profile_email',
  about: 'join_stepAbout',
  extras: 'join_stepExtras',
  confirm: 'join_stepConfirm',
} as const

type JoinProps = {
  globals: Globals
  /** Submitted with empty fields. */
  isInvalid?: boolean
}

function Join({ globals, isInvalid = false }: JoinProps) {
  const say = siteMessages(globals)
  const error = (message: string) => (isInvalid ? message : null)
  const errors = [
    { fieldId: 'join-first', message: say('profile_firstNameWrong') },
    { fieldId: 'join-birth', message: say('profile_birthDateWrong') },
  ]
  return (
    <SiteFrame globals={globals} isVisitor>
      <PageHeading title={say('join_title')} lead={say('join_lead')} />
      <div className="page-column grid grid-cols-[minmax(0,1fr)] pb-16 desktop:grid-cols-[minmax(0,1fr)_min(408px,41%)] desktop:gap-20 desktop:pb-24">
        <StepForm
          steps={{
            label: say('join_stepsLabel'),
            doneLabel: say('join_stepDone'),
            current: 'about',
            steps: steps.map((id) => ({ id, label: say(names[id]) })),
          }}
          question={say('join_aboutQuestion')}
          help={say('join_aboutHelp', { age: 14 })}
          errors={isInvalid ? errors : []}
          errorTitle={say('profile_errorTitle', { count: errors.length })}
          submit={say('join_next')}
          back={{ href: '#email', label: say('join_back') }}
          onSubmit={nothing}
          onChange={nothing}
        >
          <TextField
            id="join-first"
            label={say('profile_firstName')}
            error={error(say('profile_firstNameWrong'))}
          />
          <TextField label={say('profile_lastName')} defaultValue="Courtemanche-Deschênes" />
          <DateField
            id="join-birth"
            format={(text) => text}
            label={say('profile_birthDate')}
            help={say('join_birthDateHelp', { age: 14 })}
            error={error(say('profile_birthDateWrong'))}
          />
          <Select
            label={say('addresses_province')}
            options={[
              { value: '', label: say('addresses_choose') },
              { value: 'QC', label: inLocale(globals, { 'en-ca': 'Quebec', 'fr-ca': 'Québec' }) },
            ]}
            defaultValue="QC"
          />
          <Select
            label={say('profile_gender')}
            optionalLabel={say('profile_optional')}
            options={[{ value: '', label: say('profile_none') }]}
          />
          <PhoneField
            label={say('profile_phone')}
            optionalLabel={say('profile_optional')}
            help={say('join_phoneHelp')}
          />
        </StepForm>
        <StepSky done={1.5 / steps.length} className="max-desktop:hidden desktop:self-start" />
      </div>
    </SiteFrame>
  )
}

const meta = {
  title: 'Pages/Join',
  component: Join,
  parameters: { layout: 'fullscreen' },
  args: { globals: {} },
  render: (args, { globals }) => <Join {...args} globals={globals} />,
} satisfies Meta<typeof Join>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }
export const Invalid: Story = { args: { isInvalid: true }, globals: { locale: 'fr-ca' } }
