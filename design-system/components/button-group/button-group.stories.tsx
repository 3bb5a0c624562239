import type { Meta, StoryObj } from '@storybook/react-vite'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { Button } from '../button/button.tsx'
import { ActionLink } from '../link/link.tsx'
import { ButtonGroup } from './button-group.tsx'

const meta = {
  title: 'Components/Actions/Button group',
  component: ButtonGroup,
  args: { children: null },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <ButtonGroup {...args}>
        <Button>{say('addresses_save')}</Button>
        <ActionLink href="#cancel">{say('addresses_cancel')}</ActionLink>
      </ButtonGroup>
    )
  },
} satisfies Meta<typeof ButtonGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A link that does not fit beside the button wraps below it with the same gap. */
export const LongFrenchLabel: Story = {
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <ButtonGroup {...args}>
        <Button>{say('giftCards_signInToRedeem')}</Button>
        <ActionLink href="#all">{say('search_allGiftCards')}</ActionLink>
      </ButtonGroup>
    )
  },
}
