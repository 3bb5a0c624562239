import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { Button } from '../../components/button/button.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import { Select } from '../../components/select/select.tsx'
import { GiftCardGrid } from '../gift-card-tile/gift-card-grid.tsx'
import { GiftCardTile } from '../gift-card-tile/gift-card-tile.tsx'
import { GoalPanel } from '../goal-line/goal-panel.tsx'
import { home } from '../story-content/home.ts'
import { AccountFrame, type Globals } from '../story-content/site-frame.tsx'

const amounts = {
  'en-ca': { amount: '$300', points: '30,000' },
  'fr-ca': { amount: '300\u00A0$', points: '30\u00A0000' },
}

type GoalProps = {
  globals: Globals
  /** No goal yet. */
  isNew?: boolean
  /** Saving failed. */
  hasFailed?: boolean
}

function Goal({ globals, isNew = false, hasFailed = false }: GoalProps) {
  const say = siteMessages(globals)
  const { change: _ownPage, ...goal } = home(globals).goal
  const words = inLocale(globals, amounts)
  return (
    <AccountFrame
      globals={globals}
      current="account_title"
      title={say('goal_title')}
      lead={say('goal_lead')}
      back={{ href: '#overview', label: say('account_title') }}
    >
      {isNew ? null : <GoalPanel {...goal} />}
      <h2 className="mt-10 mb-4 text-h3">Tundra Tech</h2>
      <form action="#goal" className="flex flex-wrap items-end gap-4">
        <Select
          label={say('goal_amountLabel')}
          options={[{ value: 'tundra-tech-300', label: say('goal_amount', words) }]}
          error={hasFailed ? say('goal_failed') : null}
          className="w-full tablet:w-96"
        />
        <Button type="submit" variant="secondary" size="field">
          {say(isNew ? 'goal_set' : 'goal_change')}
        </Button>
      </form>
      {isNew ? null : (
        <div className="mt-6">
          <ActionLink type="submit">{say('goal_remove')}</ActionLink>
        </div>
      )}
      <h2 className="mt-12 mb-5 text-h3">{say('goal_choose')}</h2>
      <GiftCardGrid>
        {home(globals).tiles.map((tile) => (
          <GiftCardTile key={tile.href} {...tile} />
        ))}
      </GiftCardGrid>
    </AccountFrame>
  )
}

const meta = {
  title: 'Pages/Goal',
  component: Goal,
  parameters: { layout: 'fullscreen' },
  args: { globals: {} },
  render: (args, { globals }) => <Goal {...args} globals={globals} />,
} satisfies Meta<typeof Goal>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }
export const NoneYet: Story = { args: { isNew: true } }
export const NotSaved: Story = { args: { hasFailed: true } }
