import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, CircleAlert, Clock, TicketPercent } from 'lucide-react'
import type { ReactNode } from 'react'
import { inLocale } from '../.storybook/locale.ts'
import { siteMessages } from '../.storybook/site-messages.ts'
import { tokenNames } from '../tokens/token-names.ts'
import { AmountTiles } from './amount-tile/amount-tile.tsx'
import { Badge } from './badge/badge.tsx'
import { Banner } from './banner/banner.tsx'
import { Barcode } from './barcode/barcode.tsx'
import { boardWords } from './board-words.ts'
import { Button } from './button/button.tsx'
import { Checkbox } from './checkbox/checkbox.tsx'
import { ChipLink, RemovableChip } from './chip/chip.tsx'
import { DateOfBirthField } from './date-of-birth-field/date-of-birth-field.tsx'
import { Accordion } from './disclosure/accordion.tsx'
import { EmptyState } from './empty-state/empty-state.tsx'
import { ErrorSummary } from './error-summary/error-summary.tsx'
import { ActionLink, ProseLink } from './link/link.tsx'
import { Menu } from './menu/menu.tsx'
import { NotificationBar } from './notification-bar/notification-bar.tsx'
import { PhoneField } from './phone-field/phone-field.tsx'
import { PostalCodeField } from './postal-code-field/postal-code-field.tsx'
import { ProgressLine } from './progress-line/progress-line.tsx'
import { QuantityStepper } from './quantity-stepper/quantity-stepper.tsx'
import { RadioGroup } from './radio-group/radio-group.tsx'
import { Skeleton } from './skeleton/skeleton.tsx'
import { Stepper } from './stepper/stepper.tsx'
import { Switch } from './switch/switch.tsx'
import { Tabs } from './tabs/tabs.tsx'
import { TextField } from './text-field/text-field.tsx'

const meta = { title: 'Board', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

function Shelf({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={`border-t border-line pt-4 ${className ?? ''}`}>
      <h2 className="mb-5 text-caption text-ink-2">{title}</h2>
      {children}
    </section>
  )
}

const nothing = () => {}

/** The parts that speak with the site's own messages. */
function BoardOfTheRest({ globals }: { globals: { locale?: unknown } }) {
  const say = siteMessages(globals)
  const statuses = ['info', 'success', 'warning', 'error'] as const
  return (
    <div className="grid gap-6 desktop:grid-cols-3">
      <Shelf title={say('profile_title')}>
        <ErrorSummary
          title={say('profile_chooseOne')}
          errors={[{ fieldId: 'board-birth', message: say('profile_birthDateYoung', { age: 14 }) }]}
        />
        <DateOfBirthField
          id="board-birth"
          className="mt-5"
          label={say('profile_birthDate')}
          today="2026-11-20"
          defaultValue="2018-06-01"
          error={say('profile_birthDateYoung', { age: 14 })}
        />
        <PhoneField className="mt-4" label={say('profile_phone')} defaultValue="705-555-0137" />
      </Shelf>
      <Shelf title={say('announcements_title')}>
        <div className="grid gap-3">
          {statuses.map((status) => (
            <Banner key={status} status={status} title={say('announcements_now')}>
              {say('addresses_emptyText')}
            </Banner>
          ))}
        </div>
      </Shelf>
      <Shelf title={say('card_title')}>
        <Barcode value="6046460193227504" text="6046 4601 9322 7504" label={say('card_barcode')} />
        <div className="mt-5">
          <Menu
            label={say('site_menuLabel')}
            items={[
              { href: '#history', label: say('site_menuHistory') },
              { href: '#orders', label: say('site_menuOrders') },
            ]}
          />
        </div>
        <div className="mt-5">
          <Accordion
            headingLevel={3}
            items={[
              { id: 'board-age', title: say('profile_language'), content: say('profile_languageDetail') },
            ]}
          />
        </div>
      </Shelf>
    </div>
  )
}

/** The components side by side, as in the art direction. */
export const Components: Story = {
  render: (_args, { globals }) => {
    const words = inLocale(globals, boardWords)
    return (
      <main className="mx-auto grid max-w-[1440px] gap-14 px-5 py-12 tablet:px-10 desktop:px-18">
        <Shelf title={words.palette}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(4.75rem,10%),1fr))] gap-2">
            {tokenNames.map((name) => (
              <li key={name} className="text-caption text-ink-2">
                <svg role="presentation" className="mb-2 h-15 w-full rounded-button border border-line">
                  <rect width="100%" height="100%" fill={`var(--ds-${name})`} />
                </svg>
                {name}
              </li>
            ))}
          </ul>
        </Shelf>

        <Shelf title={words.type}>
          <p className="text-display">
            {words.points} <span className="text-h2 font-normal tracking-normal">{words.unit}</span>
          </p>
          <p className="mt-6 text-h1">Où ça mène, Élodie?</p>
          <p className="mt-6 text-h2">{words.chooseCard}</p>
          <p className="mt-5 text-h3">{words.fresh}</p>
          <p className="mt-4">
            {words.body} <ProseLink href="#terms">{words.terms}</ProseLink>
          </p>
          <p className="text-small text-ink-2">{words.small}</p>
        </Shelf>

        <Shelf title={words.buttons}>
          <div className="flex flex-wrap items-center gap-3">
            <Button>{words.review}</Button>
            <Button disabled>{words.review}</Button>
            <Button busy busyLabel={words.checking}>
              {words.review}
            </Button>
            <Button variant="secondary">{words.details}</Button>
            <Button variant="secondary" size="small">
              {words.smallButton}
            </Button>
            <Button variant="destructive">{words.remove}</Button>
            <ActionLink href="#cancel" className="ml-3">
              {words.cancel}
            </ActionLink>
          </div>
        </Shelf>

        <div className="grid gap-6 desktop:grid-cols-3">
          <Shelf title={words.fieldFilled}>
            <TextField label={words.street} defaultValue="214 Riverside Drive" />
            <TextField className="mt-4" label={words.city} defaultValue="Sudbury" help={words.cityHelp} />
          </Shelf>
          <Shelf title={words.fieldError}>
            <PostalCodeField label={words.postalCode} defaultValue="H2Y 1" error={words.postalCodeError} />
            <PostalCodeField
              className="mt-4"
              label={words.postalCode}
              defaultValue="H2Y 1L6"
              warning={words.postalCodeWarning}
            />
          </Shelf>
          <Shelf title={words.fieldOptional}>
            <TextField label={words.unitField} optionalLabel={words.optional} />
            <TextField
              className="mt-4"
              label={words.memberNumber}
              defaultValue="604 646 0193 2275"
              disabled
            />
            <div className="mt-3 grid grid-cols-2 gap-x-6">
              <Checkbox label={words.eCard} defaultChecked count="24" />
              <Checkbox label={words.physical} count="12" />
              <RadioGroup
                legend={words.sort}
                name="sort"
                defaultValue="a"
                options={[
                  { value: 'a', label: words.mostChosen },
                  { value: 'b', label: words.newest },
                ]}
              />
              <div>
                <Switch label={words.within} defaultChecked />
                <Switch label={words.within} />
              </div>
            </div>
          </Shelf>
        </div>

        <div className="grid gap-6 desktop:grid-cols-2">
          <Shelf title={words.notifications}>
            <NotificationBar
              notices={words.notices.map((notice) => ({ ...notice, options: { duration: 600_000 } }))}
              onDismiss={nothing}
              labels={words.notificationLabels}
            />
          </Shelf>
          <Shelf title={words.tabsTitle}>
            <Tabs label={words.tabsTitle} tabs={words.tabs} />
            <div className="mt-7">
              <Stepper
                label={words.stepsLabel}
                steps={words.steps}
                current="address"
                doneLabel={words.done}
              />
            </div>
            <div className="mt-7 flex flex-wrap gap-2">
              <Badge>{words.eCard}</Badge>
              <Badge tone="success" icon={Check}>
                {words.delivered}
              </Badge>
              <Badge tone="warning" icon={Clock}>
                {words.ends}
              </Badge>
              <Badge tone="error" icon={CircleAlert}>
                {words.notSent}
              </Badge>
              <Badge tone="info" icon={TicketPercent}>
                {words.coupon}
              </Badge>
              <Badge tone="night">{words.featured}</Badge>
            </div>
            <div className="mt-5 flex flex-wrap gap-2">
              <ChipLink href="#all" current>
                {words.all}
              </ChipLink>
              <ChipLink href="#earned">{words.earned}</ChipLink>
              <RemovableChip href="#food" removeLabel={words.removeFilter}>
                {words.food}
              </RemovableChip>
              <ChipLink href="#home">{words.home}</ChipLink>
            </div>
          </Shelf>
        </div>

        <BoardOfTheRest globals={globals} />

        <div className="grid gap-6 desktop:grid-cols-3">
          <Shelf title={words.tiles}>
            <h3 id="board-amounts" className="sr-only">
              {words.tiles}
            </h3>
            <AmountTiles
              labelledBy="board-amounts"
              name="amount"
              options={words.amounts}
              defaultValue="100"
            />
            <div className="mt-5">
              <QuantityStepper
                name="quantity"
                label={words.quantity}
                help={words.quantityHelp}
                max={2}
                decreaseLabel={words.less}
                increaseLabel={words.more}
              />
            </div>
          </Shelf>
          <Shelf title={words.skeleton}>
            <Skeleton className="aspect-[320/202] rounded-card" />
            <Skeleton className="mt-4 h-4.5 w-3/5" />
            <Skeleton className="mt-3 h-3.5 w-2/5" />
            <div className="mt-8">
              <ProgressLine label={words.goal} value={24_850} max={30_000} />
            </div>
          </Shelf>
          <Shelf title={words.empty}>
            <EmptyState
              headingLevel={3}
              title={words.emptyTitle}
              action={
                <Button href="#cards" variant="secondary" size="small">
                  {words.browse}
                </Button>
              }
            >
              {words.emptyText}
            </EmptyState>
          </Shelf>
        </div>
      </main>
    )
  },
}

export const InFrench: Story = { ...Components, globals: { locale: 'fr-ca' } }
export const InHarbour: Story = { ...Components, globals: { palette: 'harbour' } }
export const InPrairie: Story = { ...Components, globals: { palette: 'prairie' } }
export const InFireweed: Story = { ...Components, globals: { palette: 'fireweed' } }
export const InLaurentide: Story = { ...Components, globals: { palette: 'laurentide' } }
export const InEtoile: Story = { ...Components, globals: { palette: 'etoile' } }
