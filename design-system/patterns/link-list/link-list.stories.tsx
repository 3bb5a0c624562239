import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { offersEn, offersFr } from '../story-content/offers.ts'
import { LinkList } from './link-list.tsx'

const meta = {
  title: 'Patterns/Content/Link list',
  component: LinkList,
  args: { headingLevel: 2, links: [] },
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
