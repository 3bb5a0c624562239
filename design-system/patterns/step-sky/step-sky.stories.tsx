import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Usage } from '../../guide/component-usage.tsx'
import { StepSky } from './step-sky.tsx'

const usage: Usage = {
  'en-ca': {
    use: 'Beside the steps of a form on a desktop: one more light for each step done.',
    avoid: 'As the only sign of progress: it is decorative, the Stepper says it.',
    parts: ['Slats, lit from the left'],
    right: 'Beside a Stepper that says the same in words.',
    wrong: 'Alone: who does not see it learns nothing of the steps.',
  },
  'fr-ca': {
    use: 'À côté des étapes d’un formulaire, sur un ordinateur\u00A0: une lumière de plus par étape.',
    avoid: 'Comme seul signe d’avancement\u00A0: elle est décorative, c’est Stepper qui le dit.',
    parts: ['Lames allumées depuis la gauche'],
    right: 'À côté d’un Stepper qui dit la même chose en mots.',
    wrong: 'Seule\u00A0: qui ne la voit pas ne sait rien des étapes.',
  },
}

const meta = {
  title: 'Patterns/Layout/Step sky',
  component: StepSky,
  parameters: { usage },
  args: { done: 0.125, className: 'w-[408px] max-w-full' },
} satisfies Meta<typeof StepSky>
export default meta

type Story = StoryObj<typeof meta>

/** The current step counts half, as in the stepper. */
export const AtTheFirstStep: Story = {}
export const AtTheLastStep: Story = { args: { done: 0.875 } }
