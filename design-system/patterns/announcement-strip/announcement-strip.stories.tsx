import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { AnnouncementStrip } from './announcement-strip.tsx'

const words = {
  'en-ca': {
    title: 'Harbour weeks',
    text: 'Shown for Nova Scotia until Nov 29.',
    close: 'Close',
    link: 'Use the usual look',
  },
  'fr-ca': {
    title: 'Semaines du port',
    text: 'Affichées pour la Nouvelle-Écosse jusqu’au 29 nov.',
    close: 'Fermer',
    link: 'Revenir à l’apparence habituelle',
  },
}

const meta = {
  title: 'Patterns/Page frame/Announcement strip',
  component: AnnouncementStrip,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'place', label: '', title: '', text: '' },
  render: (args, { globals }) => {
    const { title, text, close, link } = inLocale(globals, words)
    return (
      <AnnouncementStrip
        {...args}
        label={siteMessages(globals)('site_takeoverLabel')}
        title={title}
        text={text}
        link={{ href: '#usual', label: link }}
        close={{ label: close, action: '#close' }}
      />
    )
  },
} satisfies Meta<typeof AnnouncementStrip>
export default meta

type Story = StoryObj<typeof meta>

/** A takeover says where and until when it applies, and how to leave it. */
export const Default: Story = {}
export const News: Story = { args: { kind: 'news' } }
export const Urgent: Story = { args: { kind: 'news', isUrgent: true } }
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { locale: 'fr-ca', viewport: { value: 'phone' } } }
