import type { Meta, StoryObj } from '@storybook/react-vite'
import { CreditCard, Gift, House, Tag, UserRound } from 'lucide'
import { expect, userEvent } from 'storybook/test'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { Button } from '../../components/button/button.tsx'
import { Checkbox } from '../../components/checkbox/checkbox.tsx'
import { ProseLink } from '../../components/link/link.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import type { Usage } from '../../guide/component-usage.tsx'
import { ConsentPanel } from '../consent-panel/consent-panel.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { FormFoot } from './form-foot.tsx'

const LINES = 30

const usage: Usage = {
  voice: ['Names'],
  'en-ca': {
    use: 'For a member’s five places of every day, up to 770 px.',
    avoid:
      'For visitors, and for the action of one page: the foot of its form (FormFoot) keeps its button in view.',
    parts: ['Five places, each an icon and one word', 'The card in the middle, which opens full screen'],
    keys: 'Last in the order of Tab; Enter follows.',
    right: 'Five places, one word each.',
    wrong: 'A sixth place: the words no longer fit a phone of 360 px.',
  },
  'fr-ca': {
    use: 'Pour les cinq lieux quotidiens d’un membre, jusqu’à 770 px.',
    avoid:
      'Pour un visiteur, ou pour l’action d’une seule page\u00A0: le pied du formulaire (FormFoot) garde son bouton en vue.',
    parts: ['Cinq lieux, chacun une icône et un mot', 'La carte au milieu, qui s’ouvre en plein écran'],
    keys: 'Dernier dans l’ordre de Tab; Entrée suit le lien.',
    right: 'Cinq lieux, un mot chacun.',
    wrong: 'Un sixième lieu\u00A0: les mots ne tiennent plus sur un téléphone de 360 px.',
  },
}

const meta = {
  title: 'Patterns/Page frame/Bottom bar',
  component: BottomBar,
  parameters: { layout: 'fullscreen', usage },
  globals: { viewport: { value: 'phone' } },
  args: { label: '', links: [] },
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <>
        <main className="page-column py-8">
          <TextField label={say('profile_email')} name="email" />
          {Array.from({ length: LINES }, (_, index) => (
            // Lines of filling never change places.
            <p key={String(index)} className="py-3">
              <a href={`#line-${index}`}>{say('site_navOffers')}</a>
            </p>
          ))}
        </main>
        <BottomBar
          label={say('site_barLabel')}
          links={[
            { href: '#home', label: say('errors_home'), icon: House, current: true },
            { href: '#offers', label: say('site_navOffers'), icon: Tag },
            { href: '#card', label: say('site_barCard'), icon: CreditCard, opensDocument: true },
            { href: '#gift-cards', label: say('site_navGiftCards'), icon: Gift },
            { href: '#account', label: say('site_barAccount'), icon: UserRound },
          ]}
        />
      </>
    )
  },
} satisfies Meta<typeof BottomBar>
export default meta

type Story = StoryObj<typeof meta>

/** Every label on one line; what has the focus is above the bar, and while somebody types there is none. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const say = siteMessages(globals)
    const bar = canvas.getByRole('navigation', { name: say('site_barLabel') })
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth)
    const places = [...bar.querySelectorAll('a')]
    await expect(places).toHaveLength(5)
    for (const link of places) {
      const { width, height } = link.getBoundingClientRect()
      await expect(height).toBe(60)
      await expect(width).toBeGreaterThanOrEqual(44)
    }
    // As long as the page is on its way.
    const last = bar.querySelector('li:last-child')
    last?.removeAttribute('data-last')
    await expect(places[0]).not.toBeVisible()
    last?.setAttribute('data-last', '')
    await expect(places[0]).toBeVisible()
    const links = canvasElement.querySelectorAll<HTMLElement>('main a')
    await expect(links).toHaveLength(LINES)
    await expect(getComputedStyle(bar).position).toBe('sticky')
    for (const link of links) {
      link.focus()
      const { top } = bar.getBoundingClientRect()
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(top)
    }
    await userEvent.click(canvas.getByRole('textbox'))
    await expect(bar).not.toBeVisible()
    canvas.getByRole('textbox').blur()
    await expect(bar).toBeVisible()
  },
}
export const French: Story = { ...Default, globals: { locale: 'fr-ca', viewport: { value: 'phone360' } } }

/** The question about cookies stands on it until it is answered, and what has the focus is above both. */
export const UnderTheQuestionAboutCookies: Story = {
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <>
        <main className="page-column py-8">
          {Array.from({ length: LINES }, (_, index) => (
            <p key={String(index)} className="py-3">
              <a href={`#line-${index}`}>{say('site_navOffers')}</a>
            </p>
          ))}
        </main>
        <ConsentPanel
          title={say('consent_title')}
          text={say('consent_text')}
          action="#answer"
          accept={{ value: 'all', label: say('consent_accept') }}
          decline={{ value: 'none', label: say('consent_decline') }}
          more={<ProseLink href="#cookies">{say('consent_choose')}</ProseLink>}
        />
        <BottomBar
          {...args}
          label={say('site_barLabel')}
          links={[{ href: '#home', label: say('errors_home'), icon: House, current: true }]}
        />
      </>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const panel = canvas.getByRole('region')
    await expect(getComputedStyle(panel).position).toBe('sticky')
    for (const link of canvasElement.querySelectorAll<HTMLElement>('main a')) {
      link.focus()
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(panel.getBoundingClientRect().top)
    }
  },
}

/** The button of a long form is in view from its beginning, and what has the focus is above it. */
export const UnderALongForm: Story = {
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <>
        <main className="page-column py-8">
          <form>
            {Array.from({ length: LINES }, (_, index) => (
              <Checkbox key={String(index)} name={`choice-${index}`} label={say('messages_byEmail')} />
            ))}
            <FormFoot>
              <Button type="submit">{say('messages_save')}</Button>
            </FormFoot>
          </form>
        </main>
        <BottomBar
          {...args}
          label={say('site_barLabel')}
          links={[{ href: '#home', label: say('errors_home'), icon: House, current: true }]}
        />
      </>
    )
  },
  // Nobody is asked about cookies.
  beforeEach: () => {
    document.documentElement.classList.add('answered')
    return () => document.documentElement.classList.remove('answered')
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const save = canvas.getByRole('button', { name: siteMessages(globals)('messages_save') })
    const bar = canvas.getByRole('navigation')
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
    for (const box of canvasElement.querySelectorAll('input')) {
      box.focus()
      await expect(box.getBoundingClientRect().bottom).toBeLessThanOrEqual(save.getBoundingClientRect().top)
    }
  },
}
/** On the tablet it is in the middle, at its own width. */
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } }
/** It stands at the end of the page instead: a window so low is read line by line. */
export const InALowWindow: Story = {
  globals: { locale: 'fr-ca', viewport: { value: 'zoomed' } },
  play: async ({ canvas, globals }) => {
    const bar = canvas.getByRole('navigation', { name: siteMessages(globals)('site_barLabel') })
    await expect(getComputedStyle(bar).position).toBe('static')
  },
}
/** From 771 px on the header has everything. */
export const OnADesk: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}
