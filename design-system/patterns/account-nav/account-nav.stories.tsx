import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { placesEn, placesFr } from '../story-content/profile.ts'
import { AccountIndex } from './account-index.tsx'
import { AccountNav } from './account-nav.tsx'

const usage: Usage = {
  voice: ['Names'],
  'en-ca': {
    use: 'For the pages of the account: a column on a desktop, tabs below, and one list on the overview of a phone.',
    avoid: 'For views of one page: Tabs. For the places of the site: Header.',
    parts: ['Icon and name of each page', 'Mark of the current one'],
    keys: 'Tab and Enter, as links; the row scrolls to what has the focus.',
    right: 'The current page stays in view when tabs scroll.',
    wrong: 'Names that differ from those of the pages.',
  },
  'fr-ca': {
    use: 'Pour les pages du compte\u00A0: une colonne sur un ordinateur, des onglets au-dessous, une liste sur l’aperçu d’un téléphone.',
    avoid: 'Pour les vues d’une page\u00A0: Tabs. Pour les lieux du site\u00A0: Header.',
    parts: ['Icône et nom de chaque page', 'Marque de la page courante'],
    keys: 'Tab et Entrée, comme des liens; la rangée défile jusqu’au focus.',
    right: 'La page courante reste en vue quand les onglets défilent.',
    wrong: 'Des noms qui diffèrent de ceux des pages.',
  },
}

const meta = {
  title: 'Patterns/Layout/Account navigation',
  component: AccountNav,
  parameters: { usage },
  args: { label: 'Account', links: placesEn },
  render: (_args, { globals }) => (
    <AccountNav
      label={siteMessages(globals)('account_navLabel')}
      links={inLocale(globals, { 'en-ca': placesEn, 'fr-ca': placesFr })}
    />
  ),
} satisfies Meta<typeof AccountNav>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const current = within(canvasElement)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
    await expect(current).toHaveLength(1)
  },
}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
/** Scrolling tabs on a phone. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** The account's own page lists them instead, in groups; the whole row is the link. */
export const AsAList: Story = {
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    const places = inLocale(globals, { 'en-ca': placesEn, 'fr-ca': placesFr })
    return (
      <div className="px-5">
        <AccountIndex
          label={say('account_navLabel')}
          groups={[
            { title: say('account_groupPoints'), links: places.slice(0, 4) },
            { title: say('account_groupYou'), links: places.slice(4) },
          ]}
          signOut={{ action: '#sign-out', label: say('site_signOut') }}
        />
      </div>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const links = canvas.getAllByRole('link')
    for (const link of links) {
      const { width, height } = link.getBoundingClientRect()
      await expect(height).toBeGreaterThanOrEqual(56)
      await expect(width).toBeGreaterThan(canvasElement.clientWidth - 42)
    }
  },
}
export const AsAListInEnglish: Story = { ...AsAList, globals: { viewport: { value: 'phone' } } }

/** The current tab stays in view at 200 % text size. */
export const LargeLetters: Story = {
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
  render: (_args, { globals }) => (
    <div className="px-5">
      <AccountNav
        label={siteMessages(globals)('account_navLabel')}
        links={placesFr.map((place, index) => ({ ...place, current: index === placesFr.length - 1 }))}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByRole('navigation').getBoundingClientRect()
    const current = within(canvasElement).getByRole('link', { current: 'page' })
    const isInView = async () => {
      const tab = current.getBoundingClientRect()
      await expect(tab.left).toBeGreaterThanOrEqual(frame.left)
      await expect(tab.right).toBeLessThanOrEqual(frame.right)
    }
    await waitFor(isInView)
    document.documentElement.style.fontSize = '200%'
    await waitFor(isInView)
    document.documentElement.style.fontSize = ''
  },
}
