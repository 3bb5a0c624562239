import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { ProseLink } from '../../components/link/link.tsx'
import type { Usage } from '../../guide/component-usage.tsx'
import { ConsentPanel } from './consent-panel.tsx'

const words = {
  'en-ca': {
    title: 'May we count visits?',
    text: 'We count which pages help and which do not. Nothing is sold, and the site works the same either way.',
    accept: { value: 'yes', label: 'Count my visits' },
    decline: { value: 'no', label: 'Do not count' },
    more: 'What we measure',
  },
  'fr-ca': {
    title: 'Pouvons-nous compter les visites?',
    text: 'Nous comptons les pages utiles et celles qui ne le sont pas. Rien n’est vendu, et le site fonctionne de la même façon dans les deux cas.',
    accept: { value: 'yes', label: 'Compter mes visites' },
    decline: { value: 'no', label: 'Ne pas les compter' },
    more: 'Ce que nous mesurons',
  },
}

const usage: Usage = {
  voice: ['Consents and legal texts'],
  'en-ca': {
    use: 'To ask once, on the first visit, whether optional cookies are allowed.',
    avoid: 'To change the answer: the page about cookies. For any other question: a page of its own.',
    parts: [
      'Question',
      'What is done, with what and by whom',
      'Accept all and Decline all, equal',
      'Link to choose one by one',
    ],
    keys: 'Tab reaches it last; it is never in the way of the focus.',
    right: 'Both answers of the same size, side by side.',
    wrong: 'A large Accept beside a small link: that is no choice.',
  },
  'fr-ca': {
    use: 'Pour demander une fois, à la première visite, si les témoins facultatifs sont permis.',
    avoid:
      'Pour changer la réponse\u00A0: la page sur les témoins. Pour toute autre question\u00A0: une page.',
    parts: [
      'Question',
      'Ce qui est fait, avec quoi et par qui',
      'Tout accepter et Tout refuser, égaux',
      'Lien pour choisir un par un',
    ],
    keys: 'Tab y arrive en dernier; il ne cache jamais le focus.',
    right: 'Deux réponses de même taille, côte à côte.',
    wrong: 'Un grand Accepter à côté d’un petit lien\u00A0: ce n’est pas un choix.',
  },
}

const meta = {
  title: 'Patterns/Page frame/Consent panel',
  component: ConsentPanel,
  parameters: { layout: 'fullscreen', usage },
  args: { ...words['en-ca'], action: '/consent', onAnswer: fn(async () => {}) },
  render: (args, { globals }) => {
    const { more, ...said } = inLocale(globals, words)
    return <ConsentPanel {...args} {...said} more={<ProseLink href="#privacy">{more}</ProseLink>} />
  },
} satisfies Meta<typeof ConsentPanel>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const { decline, accept } = inLocale(globals, words)
    const canvas = within(canvasElement)
    const [no, yes] = [
      canvas.getByRole('button', { name: decline.label }),
      canvas.getByRole('button', { name: accept.label }),
    ]
    await expect(no.className).toBe(yes.className)
    await expect(no.offsetWidth).toBe(yes.offsetWidth)
    await userEvent.click(no)
    await expect(args.onAnswer).toHaveBeenLastCalledWith('no', expect.any(HTMLFormElement))
    yes.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAnswer).toHaveBeenLastCalledWith('yes', expect.any(HTMLFormElement))
  },
}
/** The answer is on its way: pressing again, or the other button, sends no second one. */
export const Answering: Story = {
  args: { onAnswer: fn(() => new Promise(() => {})) },
  play: async ({ canvas, args, globals }) => {
    const { decline, accept } = inLocale(globals, words)
    const yes = canvas.getByRole('button', { name: accept.label })
    await userEvent.dblClick(yes)
    await userEvent.click(canvas.getByRole('button', { name: decline.label }))
    await expect(args.onAnswer).toHaveBeenCalledTimes(1)
    await expect(yes).toHaveAttribute('aria-busy', 'true')
  },
}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }

/** With the site's own words it leaves most of the first view to the page. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <ConsentPanel
        {...args}
        title={say('consent_title')}
        text={say('consent_text')}
        accept={{ value: 'all', label: say('consent_accept') }}
        decline={{ value: 'none', label: say('consent_decline') }}
        more={<ProseLink href="#cookies">{say('consent_choose')}</ProseLink>}
      />
    )
  },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('region').getBoundingClientRect()
    await expect(height).toBeLessThanOrEqual(155)
    const [decline, accept] = canvas.getAllByRole('button')
    await expect(decline?.offsetWidth).toBe(accept?.offsetWidth)
  },
}
export const OnAPhoneInFrench: Story = {
  ...OnAPhone,
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
}
