import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { at, frame } from '../story-content/frame.ts'
import { Header } from './header.tsx'

const orders = { 'en-ca': 'Orders', 'fr-ca': 'Commandes' }

const usage: Usage = {
  voice: ['Names'],
  'en-ca': {
    use: 'On every page of the site, once, before anything else but the strips.',
    avoid: 'At the provider and on pages in full screen: Auth notice and Full screen have the logo alone.',
    parts: [
      'Logo, which leads home',
      'Main links, the current one marked',
      'Search and the other language',
      'Sign in and Join, or balance and initials',
      'Menu, below 1200 px',
    ],
    keys: 'Tab goes in the order of reading; Enter or Space opens Menu and the initials, Escape closes them.',
    right: 'Name places as their pages are named, and no more than fit one line in French.',
    wrong: 'A link that is no place of the site, or a button that does something.',
  },
  'fr-ca': {
    use: 'Sur chaque page du site, une seule fois, avant tout sauf les bandeaux.',
    avoid:
      'Chez le fournisseur d’identité et en plein écran\u00A0: Auth notice et Full screen ne montrent que le logo.',
    parts: [
      'Logo, qui mène à l’accueil',
      'Liens principaux, la page courante marquée',
      'Recherche et autre langue',
      'Se connecter et Adhérer, ou solde et initiales',
      'Menu, sous 1200 px',
    ],
    keys: 'Tab suit l’ordre de lecture; Entrée ou Espace ouvre le menu et les initiales, Échap les ferme.',
    right: 'Nommez les lieux comme leurs pages, pas plus qu’il n’en tient sur une ligne en français.',
    wrong: 'Un lien hors du site, ou un bouton qui agit.',
  },
}

const meta = {
  title: 'Patterns/Page frame/Header',
  component: Header,
  parameters: { layout: 'fullscreen', usage },
  args: frame({}).header,
  render: (_args, { globals }) => <Header {...frame(globals).header} />,
  // Room for open menus.
  decorators: [(Story) => <div className="min-h-[36rem]">{Story()}</div>],
} satisfies Meta<typeof Header>
export default meta

type Story = StoryObj<typeof meta>

const french = { globals: { locale: 'fr-ca' } }

export const Visitor: Story = {}
export const VisitorFrench: Story = french
export const Member: Story = {
  render: (_args, { globals }) => (
    <Header
      {...at(
        frame(globals).memberHeader,
        inLocale(globals, { 'en-ca': '/gift-cards', 'fr-ca': '/fr-ca/gift-cards' }),
      )}
    />
  ),
}
export const MemberFrench: Story = { ...Member, ...french }

/** The page to join has the form: a second button would lead to itself. */
export const Joining: Story = {
  render: (_args, { globals }) => {
    const header = frame(globals).header
    const { account } = header
    return <Header {...header} account={account.kind === 'visitor' ? { ...account, join: null } : account} />
  },
}

export const BalanceUnknown: Story = {
  render: (_args, { globals }) => {
    const header = frame(globals).memberHeader
    const { account } = header
    return (
      <Header {...header} account={account.kind === 'member' ? { ...account, balance: null } : account} />
    )
  },
}

export const SignInClosed: Story = {
  render: (_args, { globals }) => <Header {...frame(globals).header} account={{ kind: 'closed' }} />,
}

/** At 200 % text size, balance and Menu wrap below the logo and nothing overflows. */
export const LargeTextOnAPhone: Story = {
  ...Member,
  globals: { locale: 'fr-ca', text: '200', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const menu = canvasElement.querySelector('details[name=header-menu] > summary')
    await expect(menu?.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

/** On the narrowest phone the header stays on one line at normal text size, with the other language in it. */
export const OnTheSmallestPhone: Story = {
  globals: { locale: 'fr-ca', viewport: { value: 'zoomed' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('header a[hreflang]')).toBeVisible()
    const [logo, menu] = [canvasElement.querySelector('header a'), canvasElement.querySelector('summary')]
    const distance = (logo?.getBoundingClientRect().bottom ?? 0) - (menu?.getBoundingClientRect().top ?? 0)
    await expect(distance).toBeGreaterThan(20)
  },
}

/** A visitor finds something without the menu, and the header stays on one line. */
export const OnAPhone: Story = {
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
  play: async ({ canvasElement, globals }) => {
    const { href } = frame(globals).header.search
    const search = canvasElement.querySelector(`header a[href="${href}"]`)
    await expect(search).toBeVisible()
    const [logo, magnifier, menu] = [
      canvasElement.querySelector('header a'),
      search,
      canvasElement.querySelector('summary'),
    ].map((part) => part?.getBoundingClientRect())
    await expect(magnifier?.left).toBeGreaterThan(logo?.right ?? Number.POSITIVE_INFINITY)
    await expect(menu?.right).toBeLessThanOrEqual(innerWidth)
    await expect(Math.abs((menu?.top ?? 0) - (magnifier?.top ?? 0))).toBeLessThan(2)
  },
}
export const OnA360Phone: Story = {
  ...OnAPhone,
  globals: { locale: 'fr-ca', viewport: { value: 'phone360' } },
}

export const MenuOpensAndCloses: Story = {
  render: (_args, { globals }) => <Header {...frame(globals).memberHeader} />,
  play: async ({ canvasElement, globals }) => {
    const name = inLocale(globals, orders)
    const page = within(canvasElement)
    // The initials from 1200 px on, Menu below: exactly one of the two is visible.
    const summary = [...canvasElement.querySelectorAll('summary')].find((each) => each.checkVisibility())
    if (!summary) throw new Error('No menu is in view')
    await userEvent.click(summary)
    await expect(page.getByRole('link', { name })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(page.getByRole('link', { name })).not.toBeVisible()
    await expect(summary).toHaveFocus()
    await userEvent.click(summary)
  },
}

/** It does not stay open over what has the focus, and takes Escape from nobody else. */
export const MenuClosesBehindTheFocus: Story = {
  render: (_args, { globals }) => (
    <>
      <Header {...frame(globals).memberHeader} />
      <input aria-label="after" onKeyDown={(event) => event.preventDefault()} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const summary = [...canvasElement.querySelectorAll('summary')].find((each) => each.checkVisibility())
    const details = summary?.closest('details')
    if (!summary || !details) throw new Error('No menu is in view')
    const after = canvas.getByRole('textbox', { name: 'after' })
    await userEvent.click(summary)
    after.focus()
    await expect(details).not.toHaveAttribute('open')
    details.open = true
    await userEvent.keyboard('{Escape}')
    await expect(details).toHaveAttribute('open')
    await expect(after).toHaveFocus()
    after.blur()
    await userEvent.keyboard('{Escape}')
    await expect(details).not.toHaveAttribute('open')
    await expect(summary).not.toHaveFocus()
  },
}
