import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check } from 'lucide'
import type { ReactNode } from 'react'
import { expect, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { ActionLink } from '../link/link.tsx'
import { DefinitionList, DefinitionRow } from './definition-list.tsx'

const words = {
  'en-ca': { name: 'Name', email: 'Email', verified: 'Confirmed', edit: 'Edit', number: 'Member number' },
  'fr-ca': {
    name: 'Nom',
    email: 'Courriel',
    verified: 'Confirmé',
    edit: 'Modifier',
    number: 'Numéro de membre',
  },
}

const usage: Usage = {
  voice: ['Names'],
  pictures: (say) => {
    const list = (action: ReactNode) => (
      <DefinitionList>
        <DefinitionRow term={say('Name', 'Nom')} action={action}>
          Avery Chen
        </DefinitionRow>
      </DefinitionList>
    )
    const edit = <ActionLink href="#edit">{say('Edit', 'Modifier')}</ActionLink>
    return {
      right: list(edit),
      wrong: list(
        <span className="grid justify-items-end gap-y-1">
          <ActionLink href="#copy">{say('Copy', 'Copier')}</ActionLink>
          <ActionLink href="#remove">{say('Remove', 'Supprimer')}</ActionLink>
          {edit}
        </span>,
      ),
    }
  },
  'en-ca': {
    use: 'For facts with their labels: a profile, a summary of an order.',
    avoid: 'For rows that are compared: Table.',
    parts: ['Label', 'Value', 'At most one action at the right'],
    keys: 'Tab goes from action to action.',
    right: 'Give a fact at most one action.',
    wrong: 'Three actions, which outweigh the fact.',
  },
  'fr-ca': {
    use: 'Pour des faits avec leur libellé\u00A0: un profil, le résumé d’une commande.',
    avoid: 'Pour des rangées qu’on compare\u00A0: Table.',
    parts: ['Libellé', 'Valeur', 'Au plus une action, à droite'],
    keys: 'Tab va d’une action à l’autre.',
    right: 'Donnez à un fait une action au plus.',
    wrong: 'Trois actions, qui prennent plus de place que le fait.',
  },
}

const meta = {
  title: 'Components/Content/Definition list',
  component: DefinitionList,
  parameters: { usage },
  args: { children: null },
} satisfies Meta<typeof DefinitionList>

export default meta
type Story = StoryObj<typeof meta>

export const Profile: Story = {
  render: (_args, { globals }) => {
    const { name, email, verified, edit, number } = inLocale(globals, words)
    const change = (what: string) => (
      <ActionLink href="#edit">
        {edit} <span className="sr-only">{what}</span>
      </ActionLink>
    )
    return (
      <DefinitionList>
        <DefinitionRow term={name} action={change(name)}>
          Avery Chen
        </DefinitionRow>
        <DefinitionRow term={email} action={change(email)}>
          <span className="mr-3">avery.chen@example.ca</span>
          <Badge tone="success" icon={Check}>
            {verified}
          </Badge>
        </DefinitionRow>
        <DefinitionRow term={number}>604 646 0193 2275</DefinitionRow>
      </DefinitionList>
    )
  },
}

/** On a phone the button goes below, so that it does not squeeze the sentence. */
export const ActionBelow: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <DefinitionList>
        <DefinitionRow
          term={say('security_otherBrowser')}
          actionBelow
          action={<Button size="small">{say('security_end')}</Button>}
        >
          {say('security_sessionsFailed')}
        </DefinitionRow>
      </DefinitionList>
    )
  },
  play: async ({ canvasElement }) => {
    const [value] = within(canvasElement).getAllByRole('definition')
    const button = within(canvasElement).getByRole('button').getBoundingClientRect()
    const words = value?.getBoundingClientRect()
    await expect(window.innerWidth).toBe(375)
    await expect(button.top).toBeGreaterThanOrEqual(words?.bottom ?? Infinity)
  },
}

/** The values of all lists of a page begin on one edge, whatever the length of their labels. */
export const TwoLists: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    const { name } = inLocale(globals, words)
    return (
      <>
        <DefinitionList>
          <DefinitionRow term={name}>Avery Chen</DefinitionRow>
        </DefinitionList>
        <DefinitionList>
          <DefinitionRow term={say('security_sessionsFailed')}>Avery Chen</DefinitionRow>
        </DefinitionList>
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const edges = within(canvasElement)
      .getAllByRole('definition')
      .map((value) => value.getBoundingClientRect().left)
    await expect(new Set(edges).size).toBe(1)
  },
}
