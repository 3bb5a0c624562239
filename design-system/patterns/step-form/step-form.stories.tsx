import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from '../../components/checkbox/checkbox.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { StepForm, StepGroup } from './step-form.tsx'

const meta = { title: 'Patterns/Step form', component: StepForm } satisfies Meta<typeof StepForm>
export default meta

type Story = StoryObj<typeof meta>

const quiet = { onSubmit: () => {}, onChange: () => {} }

export const English: Story = {
  args: {
    ...quiet,
    steps: {
      label: 'Steps to join',
      doneLabel: 'done',
      current: 'about',
      steps: [
        { id: 'email', label: 'Email' },
        { id: 'about', label: 'About you' },
        { id: 'extras', label: 'Choices' },
        { id: 'confirm', label: 'Review' },
      ],
    },
    question: 'Who is joining?',
    help: 'Your province decides which offers are yours.',
    children: (
      <>
        <TextField name="firstName" label="First name" />
        <TextField name="lastName" label="Last name" />
        <StepGroup legend="What are you interested in?">
          <Checkbox name="books" label="Books and paper" />
        </StepGroup>
      </>
    ),
    submit: 'Continue',
    busyLabel: 'Checking',
    back: { href: '#back', label: 'Back' },
  },
}

export const FrenchWithError: Story = {
  args: {
    ...quiet,
    steps: {
      label: 'Étapes de l’adhésion',
      doneLabel: 'terminée',
      current: 'email',
      steps: [
        { id: 'email', label: 'Courriel' },
        { id: 'about', label: 'Vous' },
        { id: 'extras', label: 'Choix' },
        { id: 'confirm', label: 'Vérifier' },
      ],
    },
    question: 'Quelle est votre adresse courriel?',
    errors: [{ fieldId: 'email', message: 'Entrez une adresse courriel comme nom@exemple.ca' }],
    errorTitle: 'Un point à corriger avant de continuer',
    children: (
      <TextField
        id="email"
        name="email"
        type="email"
        label="Courriel"
        defaultValue="maelle"
        error="Entrez une adresse courriel comme nom@exemple.ca"
        className="tablet:col-span-2"
      />
    ),
    submit: 'Continuer',
    busyLabel: 'Vérification',
  },
}
