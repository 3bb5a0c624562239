import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check } from 'lucide'
import { expect, within } from 'storybook/test'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { Badge } from '../../components/badge/badge.tsx'
import type { Usage } from '../../guide/component-usage.tsx'
import { DefinitionRows } from './definition-rows.tsx'

const usage: Usage = {
  voice: ['Names'],
  'en-ca': {
    use: 'For facts that the member can change one at a time.',
    avoid: 'For facts without actions: Definition list. For things with an amount: Fact list.',
    parts: ['Label', 'Value, with a badge if it needs one', 'One action'],
    keys: 'Tab goes from action to action.',
    right: 'Say in the action what it edits, for who hears it alone.',
    wrong: 'Two actions in a row.',
  },
  'fr-ca': {
    use: 'Pour des faits que le membre change un à la fois.',
    avoid:
      'Pour des faits sans action\u00A0: Definition list. Pour des choses avec un montant\u00A0: Fact list.',
    parts: ['Libellé', 'Valeur, avec une étiquette au besoin', 'Une action'],
    keys: 'Tab va d’action en action.',
    right: 'Dites dans l’action ce qu’elle modifie, pour qui l’entend seule.',
    wrong: 'Deux actions dans une rangée.',
  },
}

const meta = {
  title: 'Patterns/Account/Definition rows',
  component: DefinitionRows,
  parameters: { usage },
  args: { rows: [] },
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <DefinitionRows
        rows={[
          {
            id: 'name',
            label: say('profile_name'),
            value: 'Marie-Philippe Courtemanche-Deschênes',
            action: { href: '#name', label: say('profile_edit'), context: say('profile_nameContext') },
          },
          {
            id: 'address',
            label: say('addresses_title'),
            value: '12, rue du Portage, Sainte-Catherine-de-la-Jacques-Cartier QC G3N 1A1',
            detail: say('addresses_askForCode', { asks: 'always' }),
            badge: (
              <Badge tone="success" icon={Check}>
                {say('addresses_default')}
              </Badge>
            ),
          },
        ]}
      />
    )
  },
} satisfies Meta<typeof DefinitionRows>
export default meta

type Story = StoryObj<typeof meta>

/** Each link names what it edits; rows without an action leave no empty column. */
export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    const say = siteMessages(globals)
    const link = within(canvasElement).getByRole('link')
    await expect(link).toHaveAccessibleName(expect.stringContaining(say('profile_nameContext')))
    await expect(canvasElement.querySelectorAll('dd:empty')).toHaveLength(0)
  },
}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
