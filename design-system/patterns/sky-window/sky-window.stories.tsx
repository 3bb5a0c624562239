import type { Meta, StoryObj } from '@storybook/react-vite'
import { UnlitSlats } from '../../components/slats/unlit-slats.tsx'
import { SkyWindow } from './sky-window.tsx'

const meta = {
  title: 'Patterns/Layout/Sky window',
  component: SkyWindow,
  args: { children: <div className="h-64" /> },
} satisfies Meta<typeof SkyWindow>
export default meta

type Story = StoryObj<typeof meta>

/** The one dark window of a page. */
export const Default: Story = {}
export const WithUnlitSlats: Story = {
  args: {
    children: (
      <div className="flex h-64 items-end px-8">
        <UnlitSlats className="w-full" />
      </div>
    ),
  },
}
