import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { largeText } from '../../.storybook/zoomed.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { boardWords } from '../board-words.ts'
import { Button } from '../button/button.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import { EmptyState } from './empty-state.tsx'

const usage: Usage = {
  voice: ['Errors', 'Names'],
  pictures: (say) => ({
    right: (
      <EmptyState
        headingLevel={3}
        title={say('No orders yet', 'Aucune commande pour l’instant')}
        action={
          <Button href="#cards" variant="secondary" size="small">
            {say('See gift cards', 'Voir les cartes-cadeaux')}
          </Button>
        }
      >
        {say(
          'Your gift cards will be here, with their delivery dates.',
          'Vos cartes-cadeaux seront ici, avec leur date de livraison.',
        )}
      </EmptyState>
    ),
    wrong: <EmptyState headingLevel={3} title={say('No data', 'Aucune donnée')} />,
  }),
  'en-ca': {
    use: 'Where a list has nothing yet: say what will appear, and one way there.',
    avoid: 'For a failure: Banner. For a search without hits: say what to change.',
    parts: ['Unlit slats', 'What will be here', 'One action'],
    keys: 'Only its action is reached with Tab.',
    right: 'Say what will be here, and lead there.',
    wrong: 'A dead end, in the words of a database.',
  },
  'fr-ca': {
    use: 'Quand une liste est encore vide\u00A0: ce qui y apparaîtra, et un chemin.',
    avoid: 'Pour une panne\u00A0: Banner. Pour une recherche sans résultat\u00A0: ce qu’on peut changer.',
    parts: ['Lattes éteintes', 'Ce qui sera ici', 'Une action'],
    keys: 'Tab ne mène qu’à son action.',
    right: 'Dites ce qui sera ici, et menez-y.',
    wrong: 'Un cul-de-sac, dans les mots d’une base de données.',
  },
}

const meta = {
  title: 'Components/Feedback/Empty state',
  component: EmptyState,
  parameters: { usage },
  args: { title: '', children: '' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const NoOrders: Story = {
  render: (_args, { globals }) => {
    const { emptyTitle, emptyText, browse } = inLocale(globals, boardWords)
    return (
      <EmptyState
        title={emptyTitle}
        action={
          <Button href="#gift-cards" variant="secondary" size="small">
            {browse}
          </Button>
        }
      >
        {emptyText}
      </EmptyState>
    )
  },
}

/** Directly below tabs, whose rule replaces its own. */
export const UnderTabs: Story = {
  render: (_args, { globals }) => {
    const { tabsTitle, tabs, emptyTitle, emptyText } = inLocale(globals, boardWords)
    return (
      <>
        <Tabs label={tabsTitle} tabs={tabs} />
        <div className="pt-10">
          <EmptyState isUnderRule title={emptyTitle}>
            {emptyText}
          </EmptyState>
        </div>
      </>
    )
  },
}

/** A page of a list that ends before it: pagination below leads back. */
export const BeyondTheLastPage: Story = {
  render: (_args, { globals }) => <EmptyState title={siteMessages(globals)('site_noneHere')} />,
}

/** With letters of double size the dashed slats are wider than the column, and cut. */
export const LargeTextOnAPhone: Story = {
  ...NoOrders,
  ...largeText,
  decorators: (Story) => (
    <div className="page-column">
      <Story />
    </div>
  ),
}
