import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { offersEn, offersFr } from '../story-content/offers.ts'
import { LinkList } from './link-list.tsx'

const usage: Usage = {
  voice: ['Names'],
  'en-ca': {
    use: 'For ways on, each with a line that says what is there.',
    avoid: 'For links without a line: Footer has such lists. For choices: Radio group.',
    parts: ['Title', 'One line of text'],
    keys: 'Tab, Enter: the whole row is the link.',
    right: 'A line that helps to choose.',
    wrong: 'A line that repeats the title.',
  },
  'fr-ca': {
    use: 'Pour des chemins, chacun avec une ligne qui dit ce qui s’y trouve.',
    avoid: 'Pour des liens sans ligne\u00A0: Footer en a. Pour des choix\u00A0: Radio group.',
    parts: ['Titre', 'Une ligne de texte'],
    keys: 'Tab, Entrée\u00A0: toute la rangée est le lien.',
    right: 'Une ligne qui aide à choisir.',
    wrong: 'Une ligne qui répète le titre.',
  },
}

const meta = {
  title: 'Patterns/Content/Link list',
  component: LinkList,
  parameters: { usage },
  args: { links: [] },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    const links = [
      {
        id: 'missing',
        href: '#missing-points',
        title: say('help_contactMissing'),
        text: say('help_contactMissingText'),
      },
      { id: 'order', href: '#orders', title: say('help_contactOrder') },
    ]
    return <LinkList {...args} links={links} />
  },
} satisfies Meta<typeof LinkList>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }
export const ThreeColumns: Story = { args: { threeColumns: true } }

/** With a swatch beside each name, and a long name that cannot break. */
export const WithPictures: Story = {
  render: (args, { globals }) => (
    <LinkList
      {...args}
      links={inLocale(globals, { 'en-ca': offersEn, 'fr-ca': offersFr }).map(({ brand, title, swatch }) => ({
        id: brand,
        href: '#offer',
        title: brand.replaceAll(' ', '\u00A0'),
        text: title,
        swatch,
      }))}
    />
  ),
}
/** As search shows its results: what each gives at the end of its row, and what the term matched. */
export const WithValues: Story = {
  render: (args, { globals }) => (
    <LinkList
      {...args}
      links={inLocale(globals, { 'en-ca': offersEn, 'fr-ca': offersFr }).map(
        ({ brand, title, swatch, numeral }) => ({
          id: brand,
          href: '#offer',
          title: (
            <>
              <mark>{brand.slice(0, 3)}</mark>
              {brand.slice(3)}
            </>
          ),
          text: title,
          value: `${numeral.value} ${numeral.unit}`,
          swatch,
        }),
      )}
    />
  ),
}
export const WithValuesOnAPhone: Story = {
  ...WithValues,
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
}
export const WithPicturesOnAPhone: Story = {
  ...WithPictures,
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
}
