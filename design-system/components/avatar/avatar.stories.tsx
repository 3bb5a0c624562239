import type { Meta, StoryObj } from '@storybook/react-vite'

import { Avatar } from './avatar.tsx'

const meta = { component: Avatar, args: { initials: 'AC' } } satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Initials: Story = {}
export const WithAccent: Story = { args: { initials: 'ÉT' } }
