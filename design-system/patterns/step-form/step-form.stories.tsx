import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { Checkbox } from '../../components/checkbox/checkbox.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import type { Usage } from '../../guide/component-usage.tsx'
import { StepForm, type StepFormProps, StepGroup } from './step-form.tsx'

type Globals = { locale?: unknown }

const stepsAt = (globals: Globals, current: string) => {
  const say = siteMessages(globals)
  return {
    label: say('join_stepsLabel'),
    doneLabel: say('join_stepDone'),
    current,
    steps: [
      { id: 'email', label: say('profile_email') },
      { id: 'about', label: say('join_stepAbout') },
      { id: 'extras', label: say('join_stepExtras') },
      { id: 'confirm', label: say('join_stepConfirm') },
    ],
  }
}

const nothing = () => {}

const usage: Usage = {
  voice: ['Errors', 'Names'],
  'en-ca': {
    use: 'For a task of several questions that are asked one at a time, such as joining.',
    avoid: 'For up to about six fields: one form on one page.',
    parts: ['Steps', 'One question, as the heading', 'Fields', 'Continue, and Back'],
    keys: 'The focus goes to each step’s question; Enter continues.',
    right: 'Each step has an address: Back of the browser works.',
    wrong: 'A step without a question of its own.',
  },
  'fr-ca': {
    use: 'Pour une tâche de plusieurs questions, posées une à la fois, comme l’adhésion.',
    avoid: 'Pour six champs environ\u00A0: un formulaire sur une page.',
    parts: ['Étapes', 'Une question, en titre', 'Champs', 'Continuer, et Retour'],
    keys: 'Le focus va à la question de chaque étape; Entrée continue.',
    right: 'Chaque étape a son adresse\u00A0: le retour du navigateur fonctionne.',
    wrong: 'Une étape sans question à elle.',
  },
}

const meta = {
  title: 'Patterns/Account/Step form',
  component: StepForm,
  parameters: { usage },
  args: {
    onSubmit: nothing,
    onChange: nothing,
    steps: stepsAt({}, 'about'),
    question: '',
    submit: '',
    busyLabel: '',
    children: null,
  },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <StepForm
        {...args}
        steps={stepsAt(globals, 'about')}
        question={say('join_aboutQuestion')}
        help={say('join_aboutHelp', { age: 14 })}
        submit={say('join_next')}
        busyLabel={say('join_busy')}
        back={{ href: '#back', label: say('join_back') }}
      >
        <TextField name="firstName" label={say('profile_firstName')} />
        <TextField name="lastName" label={say('profile_lastName')} />
        <StepGroup legend={say('join_interests')}>
          <Checkbox
            name="books"
            label={inLocale(globals, { 'en-ca': 'Books and paper', 'fr-ca': 'Livres et papeterie' })}
          />
        </StepGroup>
      </StepForm>
    )
  },
} satisfies Meta<typeof StepForm>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }

/** Until the page's script has loaded nothing can be sent. */
export const NotReady: Story = {
  args: { ready: false },
  play: async ({ canvas, globals }) => {
    const submit = canvas.getByRole('button', { name: siteMessages(globals)('join_next') })
    await expect(submit).toBeDisabled()
  },
}

export const Invalid: Story = {
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    const error = say('email_wrong')
    return (
      <StepForm
        {...args}
        steps={stepsAt(globals, 'email')}
        question={say('join_emailQuestion')}
        errors={[{ fieldId: 'email', message: error }]}
        errorTitle={say('profile_errorTitle', { count: 1 })}
        submit={say('join_next')}
        busyLabel={say('join_busy')}
      >
        <TextField
          id="email"
          name="email"
          type="email"
          label={say('profile_email')}
          defaultValue="maelle"
          error={error}
          className="tablet:col-span-2"
        />
      </StepForm>
    )
  },
}
export const InvalidFrench: Story = { ...Invalid, globals: { locale: 'fr-ca' } }

/** The last step was refused for a field of an earlier one: the focus is on why, and not on that step's question. */
export const ReturnedForAnError: Story = {
  render: (args, { globals }) => <RefusedAtTheEnd {...args} globals={globals} />,
  play: async ({ canvasElement, globals }) => {
    const say = siteMessages(globals)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: say('join_submit') }))
    await expect(canvas.getByRole('region', { name: say('profile_errorTitle', { count: 1 }) })).toHaveFocus()
  },
}

function RefusedAtTheEnd({ globals, ...args }: StepFormProps & { globals: Globals }) {
  const say = siteMessages(globals)
  const [isRefused, setIsRefused] = useState(false)
  return (
    <StepForm
      {...args}
      steps={stepsAt(globals, isRefused ? 'email' : 'confirm')}
      question={say(isRefused ? 'join_emailQuestion' : 'join_confirmQuestion')}
      errors={isRefused ? [{ fieldId: 'email', message: say('email_wrong') }] : []}
      errorTitle={say('profile_errorTitle', { count: 1 })}
      attempts={isRefused ? 1 : 0}
      submit={say(isRefused ? 'join_next' : 'join_submit')}
      onSubmit={(event) => {
        event.preventDefault()
        setIsRefused(true)
      }}
    >
      <TextField id="email" name="email" type="email" label={say('profile_email')} />
    </StepForm>
  )
}
