import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { AnnouncementStrip } from './announcement-strip.tsx'

const words = {
  'en-ca': {
    title: 'Harbour weeks',
    province: 'Nova Scotia',
    date: 'Nov\u00A029',
    close: 'Close',
  },
  'fr-ca': {
    title: 'Première neige sur la côte du Labrador',
    province: 'Terre-Neuve-et-Labrador',
    date: '5\u00A0janv.',
    close: 'Fermer',
  },
}

const usage: Usage = {
  voice: ['Names', 'Dates, times, numbers'],
  'en-ca': {
    use: 'For what is different today on every page: an announcement, a takeover, a stopped account.',
    avoid: 'For what one page has to say: Banner. For news to read later: News list.',
    parts: [
      'Icon of its kind',
      'Title and one line of text',
      'Link to more',
      'Close, where it may be closed',
    ],
    keys: 'Tab reaches the link, then Close.',
    right: 'One line on a phone: what, where, until when.',
    wrong: 'Two sentences: on a phone they push the page down by a third.',
  },
  'fr-ca': {
    use: 'Pour ce qui change aujourd’hui sur chaque page\u00A0: une annonce, une campagne, un compte bloqué.',
    avoid:
      'Pour ce qui concerne une seule page\u00A0: Banner. Pour une nouvelle à lire plus tard\u00A0: News list.',
    parts: [
      'Icône de son genre',
      'Titre et une ligne de texte',
      'Lien vers la suite',
      'Fermer, si c’est permis',
    ],
    keys: 'Tab mène au lien, puis à Fermer.',
    right: 'Une ligne sur un téléphone\u00A0: quoi, où, jusqu’à quand.',
    wrong: 'Deux phrases\u00A0: sur un téléphone, elles repoussent la page d’un tiers.',
  },
}

const meta = {
  title: 'Patterns/Page frame/Announcement strip',
  component: AnnouncementStrip,
  parameters: { layout: 'fullscreen', usage },
  args: { kind: 'place', label: '', title: '', text: '' },
  render: (args, { globals }) => {
    const { title, province, date, close } = inLocale(globals, words)
    const say = siteMessages(globals)
    return (
      <AnnouncementStrip
        {...args}
        label={say('site_takeoverLabel')}
        title={title}
        text={say('site_takeoverUntil', { province, day: date })}
        link={{ href: '#province', label: say('site_changeProvince') }}
        {...(args.kind === 'place' && {
          place: province,
          more: { href: '#offers', label: say('site_seeOffers') },
        })}
        {...(args.kind === 'news' && { close: { label: close, action: '#close' } })}
      />
    )
  },
} satisfies Meta<typeof AnnouncementStrip>
export default meta

type Story = StoryObj<typeof meta>

/** A takeover says where and until when it applies, and how to leave it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region')).toHaveTextContent('Harbour weeks · Nova Scotia')
  },
}
export const News: Story = { args: { kind: 'news' } }
export const Urgent: Story = { args: { kind: 'news', isUrgent: true } }
/** On one line of a phone too, in either language. */
export const Stopped: Story = {
  args: { kind: 'stop' },
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <AnnouncementStrip
        {...args}
        label={say('site_statusLabel')}
        title={say('redeem_frozenTitle')}
        text={say('redeem_frozenText')}
        link={{ href: '#security', label: say('security_title') }}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const strip = within(canvasElement).getByRole('region').getBoundingClientRect()
    await expect(strip.height).toBeLessThanOrEqual(44)
  },
}
export const StoppedInEnglish: Story = { ...Stopped, globals: { viewport: { value: 'phone' } } }
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
/** On one line of a phone: the headline leads to the offers, the icon to the province. */
export const OnAPhone: Story = {
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const strip = within(canvasElement).getByRole('region').getBoundingClientRect()
    await expect(strip.height).toBeLessThanOrEqual(44)
    // A month's abbreviation has a stop of its own.
    await expect(canvasElement).not.toHaveTextContent('..')
  },
}
/** Nor where there is least: a long headline wraps there, and nothing is cut. */
export const OnTheSmallestPhone: Story = {
  globals: { locale: 'fr-ca', viewport: { value: 'zoomed' } },
}
