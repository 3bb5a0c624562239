import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { Badge } from '../../components/badge/badge.tsx'
import { Button } from '../../components/button/button.tsx'
import { Disclosure } from '../../components/disclosure/disclosure.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import type { Usage } from '../../guide/component-usage.tsx'
import { SectionHeading } from '../section-heading/section-heading.tsx'
import { art } from '../story-content/art.ts'
import { ECardRow } from './e-card-row.tsx'
import { ShownCode } from './shown-code.tsx'

const onHide = fn()

const words = {
  'en-ca': { amount: '$100', left: '$12.50', when: 'Nov\u00A020, 2026, 5:42\u00A0p.m.' },
  'fr-ca': { amount: '100\u00A0$', left: '12,50\u00A0$', when: '20\u00A0nov. 2026 à\u00A017\u00A0h\u00A042' },
}

type CardsProps = {
  globals: { locale?: unknown }
  /** State of the first card. */
  moment?: 'hidden' | 'shown' | 'resent' | 'not-sent'
}

/** The e-cards of an order: the first in the given state, the second unchanged. */
function Cards({ globals, moment = 'hidden' }: CardsProps) {
  const [isLarge, setLarge] = useState(false)
  const say = siteMessages(globals)
  const { amount, when } = inLocale(globals, words)
  const brand = 'Prairie Outfitters'
  const title = say('eCards_name', { brand, amount })
  const isSent = moment !== 'not-sent'
  const actions = (
    <>
      {moment === 'shown' ? null : <Button variant="secondary">{say('eCards_show')}</Button>}
      <span className="self-center">
        <ActionLink type="button">{say('eCards_mark')}</ActionLink>
      </span>
      <span className="self-center">
        <ActionLink type="button">{say('eCards_resend')}</ActionLink>
      </span>
    </>
  )
  return (
    <section aria-labelledby="cards">
      <SectionHeading id="cards" title={say('eCards_title')} />
      <ul>
        <ECardRow
          title={title}
          details={[
            say('eCards_position', { index: 1, count: 2 }),
            say(isSent ? 'eCards_sent' : 'eCards_notSent', { time: when }),
          ]}
          code={
            moment === 'shown' ? (
              <ShownCode
                label={say('eCards_code')}
                title={title}
                art={art.prairie}
                code="6046 4601 9322 7504"
                barcodeLabel={say('eCards_barcode', { brand })}
                pin={{ label: say('eCards_pin'), value: '4410' }}
                copy={{
                  code: say('eCards_copyCode'),
                  pin: say('eCards_copyPin'),
                  context: say('eCards_copyCodeContext'),
                  copied: say('eCards_copied'),
                }}
                words={{
                  enlarge: say('card_fullScreen'),
                  hide: say('eCards_hide'),
                  close: say('site_close'),
                  help: say('eCards_hideHelp'),
                }}
                isLarge={isLarge}
                onEnlarge={() => setLarge(true)}
                onShrink={() => setLarge(false)}
                onHide={onHide}
              />
            ) : null
          }
          actions={isSent ? actions : null}
          status={moment === 'resent' ? say('eCards_resent') : undefined}
        />
        <ECardRow
          title={title}
          details={[say('eCards_position', { index: 2, count: 2 }), say('eCards_sent', { time: when })]}
          actions={<Button variant="secondary">{say('eCards_show')}</Button>}
        />
      </ul>
    </section>
  )
}

const usage: Usage = {
  voice: ['Names', 'Reassurance'],
  'en-ca': {
    use: 'For an e-card that was ordered, in its order and among all e-cards.',
    avoid: 'For a card to buy: Gift card tile.',
    parts: ['Card', 'Worth, and what is left', 'Show the code, or the code with its barcode and PIN'],
    keys: 'Tab: Show; what is shown takes the focus.',
    right: 'Hidden until asked for, and it takes a check.',
    wrong: 'The code in a list, where anybody beside can read it.',
  },
  'fr-ca': {
    use: 'Pour une carte électronique commandée, dans sa commande et parmi toutes.',
    avoid: 'Pour une carte à commander\u00A0: Gift card tile.',
    parts: ['Carte', 'Valeur, et ce qui reste', 'Afficher le code, ou le code avec code-barres et NIP'],
    keys: 'Tab\u00A0: Afficher; ce qui apparaît prend le focus.',
    right: 'Caché jusqu’à la demande, après une vérification.',
    wrong: 'Le code dans une liste, à la vue de tous.',
  },
}

const meta = {
  title: 'Patterns/Orders/E-card row',
  component: Cards,
  parameters: { usage },
  subcomponents: { ECardRow, ShownCode },
  args: { globals: {} },
  argTypes: { globals: { table: { disable: true } } },
  render: (args, { globals }) => <Cards {...args} globals={globals} />,
} satisfies Meta<typeof Cards>
export default meta

type Story = StoryObj<typeof meta>

/** Among all e-cards, with what its member noted is left on it, and the place to note it. */
export const PartlyUsed: Story = {
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    const { amount, left, when } = inLocale(globals, words)
    return (
      <ul>
        <ECardRow
          title={say('eCards_name', { brand: 'Prairie Outfitters', amount })}
          details={[say('eCards_sent', { time: when })]}
          art={art.prairie}
          order={{ href: '#order', label: say('eCards_ofOrder', { orderNumber: '2A3B-0042' }) }}
          badge={<Badge tone="info">{say('eCards_left', { amount: left })}</Badge>}
          actions={
            <>
              <Button variant="secondary">{say('eCards_show')}</Button>
              <div className="w-full">
                <Disclosure quiet defaultOpen summary={say('eCards_leftOpen')}>
                  <TextField
                    label={say('eCards_leftField')}
                    help={say('eCards_leftHelp')}
                    error={say('eCards_leftWrong', { amount })}
                    defaultValue="140"
                    inputClassName="max-w-40"
                  />
                </Disclosure>
              </div>
            </>
          }
        />
      </ul>
    )
  },
}
export const PartlyUsedOnAPhone: Story = {
  ...PartlyUsed,
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
}

/** Among all e-cards: with its art, its order, and the mark that it is used. */
export const InTheWallet: Story = {
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    const { amount, when } = inLocale(globals, words)
    return (
      <ul>
        <ECardRow
          title={say('eCards_name', { brand: 'Prairie Outfitters', amount })}
          details={[say('eCards_sent', { time: when })]}
          art={art.prairie}
          order={{ href: '#order', label: say('eCards_ofOrder', { orderNumber: '2A3B-0042' }) }}
          badge={<Badge>{say('eCards_used')}</Badge>}
          actions={<Button variant="secondary">{say('eCards_show')}</Button>}
        />
      </ul>
    )
  },
}
export const InTheWalletOnAPhone: Story = {
  ...InTheWallet,
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
}

export const Default: Story = {}
export const NotSentYet: Story = { args: { moment: 'not-sent' } }
export const SentAgain: Story = { args: { moment: 'resent' } }

/** A revealed code takes focus and can be hidden at once. */
export const CodeShown: Story = {
  args: { moment: 'shown' },
  play: async ({ canvasElement, globals }) => {
    const say = siteMessages(globals)
    const page = within(canvasElement)
    await expect(page.getByRole('region', { name: say('eCards_code') })).toHaveFocus()
    await expect(page.getByText('4410')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: say('eCards_hide') }))
    await expect(onHide).toHaveBeenCalled()
  },
}

/** At a till it is shown alone, with its title and PIN: light in both themes. */
export const CodeFullScreen: Story = {
  args: { moment: 'shown' },
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const say = siteMessages(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('card_fullScreen') }))
    const screen = within(await canvas.findByRole('dialog', { name: say('eCards_code') }))
    await expect(screen.getByRole('img', { name: /Prairie Outfitters/ })).toBeVisible()
    await expect(screen.getByText('4410')).toBeVisible()
    await expect(screen.getByRole('button', { name: say('site_close') })).toBeVisible()
  },
}

export const CodeShownOnAPhoneInFrench: Story = {
  args: { moment: 'shown' },
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
}
