import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../../components/button/button.tsx'
import { FullScreen } from './full-screen.tsx'

const meta = {
  title: 'Patterns/Full screen',
  component: FullScreen,
  args: { label: 'Member card', close: 'Close', onClose: () => undefined, children: null },
  render: function Shown({ label, close }) {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>{label}</Button>
        {isOpen ? (
          <FullScreen label={label} close={close} onClose={() => setIsOpen(false)}>
            <p className="text-center text-h1">6046 4601 9322 7504</p>
          </FullScreen>
        ) : null}
      </>
    )
  },
} satisfies Meta<typeof FullScreen>

export default meta
type Story = StoryObj<typeof meta>

export const OpensAndCloses: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button', { name: args.label })
    await userEvent.click(opener)
    const dialog = await canvas.findByRole('dialog', { name: args.label })
    await expect(dialog).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: args.close }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()
  },
}

export const French: Story = {
  args: { label: 'Carte de membre', close: 'Fermer' },
  play: async (context) => OpensAndCloses.play?.(context),
}
