import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { ScrollArea } from './scroll-area.tsx'

const usage: Usage = {
  pictures: (say) => {
    const months = say('Jan Feb Mar Apr May Jun Jul Aug', 'janv. févr. mars avr. mai juin juill. août').split(
      ' ',
    )
    return {
      right: (
        <ScrollArea>
          <ol className="flex">
            {months.map((month, index) => (
              <li key={month} className="w-24 shrink-0 border-b border-line pb-2">
                {month} <strong className="block">{640 + index * 12}</strong>
              </li>
            ))}
          </ol>
        </ScrollArea>
      ),
      wrong: (
        <ScrollArea>
          <p className="w-200">
            {say(
              'Points of a purchase arrive the next day, those of a trip after your stay, and a late one can be claimed.',
              'Les points d’un achat arrivent le lendemain, ceux d’un voyage après le séjour, et on peut réclamer ceux qui tardent.',
            )}
          </p>
        </ScrollArea>
      ),
    }
  },
  'en-ca': {
    use: 'Around what is too wide for a phone and must not be torn.',
    avoid: 'For text: let it wrap.',
    parts: ['Frame that scrolls'],
    keys: 'Tab focuses it when it scrolls; arrow keys scroll.',
    right: 'Scroll columns that are compared.',
    wrong: 'A sentence that has to be pushed along to be read.',
  },
  'fr-ca': {
    use: 'Autour de ce qui est trop large pour un téléphone et ne se coupe pas.',
    avoid: 'Pour du texte\u00A0: laissez-le passer à la ligne.',
    parts: ['Cadre qui défile'],
    keys: 'Tab lui donne le focus s’il défile; les flèches font défiler.',
    right: 'Faites défiler des colonnes qu’on compare.',
    wrong: 'Une phrase qu’il faut pousser pour la lire.',
  },
}

const meta = {
  title: 'Components/Content/Scroll area',
  component: ScrollArea,
  parameters: { usage },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <ScrollArea {...args} aria-label={say('rewards_title')} className="w-60">
        <p className="w-120">{say('rewards_lead')}</p>
      </ScrollArea>
    )
  },
} satisfies Meta<typeof ScrollArea>

export default meta
type Story = StoryObj<typeof meta>

/** Focusable, named and scrollable with the arrow keys. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, globals }) => {
    const name = siteMessages(globals)('rewards_title')
    const area = within(canvasElement).getByRole('region', { name })
    await userEvent.tab()
    await expect(area).toHaveFocus()
    area.scrollBy({ left: 40 })
    await waitFor(() => expect(area.scrollLeft).toBeGreaterThan(0))
  },
}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
