import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { BackLink } from './back-link.tsx'

const meta = {
  title: 'Patterns/Layout/Back link',
  component: BackLink,
  args: { href: '/account/history', label: 'Points history' },
  render: (_args, { globals }) => (
    <BackLink
      href={inLocale(globals, { 'en-ca': '/account/history', 'fr-ca': '/fr-ca/account/history' })}
      label={siteMessages(globals)('history_title')}
    />
  ),
} satisfies Meta<typeof BackLink>
export default meta

export const Default: StoryObj<typeof meta> = {}
