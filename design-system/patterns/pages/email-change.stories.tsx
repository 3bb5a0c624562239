import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { Banner } from '../../components/banner/banner.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { EditSection } from '../edit-section/edit-section.tsx'
import { AccountFrame, type Globals } from '../story-content/site-frame.tsx'

const emails = { 'en-ca': 'avery.chen@example.ca', 'fr-ca': 'elodie.tremblay@example.ca' }

type EmailChangeProps = {
  globals: Globals
  /** Validation error of the form, or outcome of the step-up. */
  moment?: 'empty' | 'wrong' | 'stopped'
}

function EmailChange({ globals, moment = 'empty' }: EmailChangeProps) {
  const say = siteMessages(globals)
  const email = inLocale(globals, emails)
  const problem = moment === 'wrong' ? say('email_same') : null
  return (
    <AccountFrame
      globals={globals}
      current="profile_title"
      title={say('email_title')}
      back={{ href: '#profile', label: say('email_backToProfile') }}
    >
      {moment === 'stopped' ? (
        <Banner status="info" className="mb-6">
          {say('email_stopped')}
        </Banner>
      ) : null}
      <EditSection
        action="#email"
        heading={say('email_newHeading')}
        errors={problem ? [{ fieldId: 'email', message: problem }] : []}
        errorTitle={say('email_errorTitle')}
        submit={say('email_continue')}
        cancel={{ href: '#profile', label: say('email_cancel') }}
      >
        <TextField
          id="email"
          type="email"
          className="tablet:col-span-2"
          label={say('email_new')}
          help={say('email_now', { email })}
          defaultValue={moment === 'wrong' ? email : ''}
          error={problem}
        />
      </EditSection>
      <ol className="mt-8 max-w-measure list-decimal space-y-2 pl-5 text-ink-2">
        <li>{say('email_stepCode', { asks: 'always' })}</li>
        <li>{say('email_stepLink')}</li>
        <li>{say('email_stepUntil', { email })}</li>
      </ol>
    </AccountFrame>
  )
}

const meta = {
  title: 'Pages/Email change',
  component: EmailChange,
  parameters: { layout: 'fullscreen' },
  args: { globals: {} },
  render: (args, { globals }) => <EmailChange {...args} globals={globals} />,
} satisfies Meta<typeof EmailChange>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const StoppedFrench: Story = { args: { moment: 'stopped' }, globals: { locale: 'fr-ca' } }
export const Invalid: Story = { args: { moment: 'wrong' } }
