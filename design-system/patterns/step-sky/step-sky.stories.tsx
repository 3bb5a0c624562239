import type { Meta, StoryObj } from '@storybook/react-vite'
import { StepSky } from './step-sky.tsx'

const meta = {
  title: 'Patterns/Layout/Step sky',
  component: StepSky,
  args: { done: 0.125, className: 'w-[408px] max-w-full' },
} satisfies Meta<typeof StepSky>
export default meta

type Story = StoryObj<typeof meta>

/** The current step counts half, as in the stepper. */
export const AtTheFirstStep: Story = {}
export const AtTheLastStep: Story = { args: { done: 0.875 } }
