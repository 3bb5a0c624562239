import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, CircleAlert, Clock, TicketPercent } from 'lucide'
import { inLocale } from '../.storybook/locale.ts'
import { tokenNames } from '../tokens/colours.ts'
import { AmountTiles } from './amount-tile/amount-tile.tsx'
import { Badge } from './badge/badge.tsx'
import { BoardOfForms } from './board-forms.tsx'
import { BoardOfLists } from './board-lists.tsx'
import { Shelf } from './board-shelf.tsx'
import { boardWords } from './board-words.ts'
import { Button } from './button/button.tsx'
import { Checkbox } from './checkbox/checkbox.tsx'
import { ChipLink, RemovableChip } from './chip/chip.tsx'
import { EmptyState } from './empty-state/empty-state.tsx'
import { FieldGroup } from './field/field-group.tsx'
import { ActionLink, ProseLink } from './link/link.tsx'
import { NotificationBar } from './notification-bar/notification-bar.tsx'
import { PostalCodeField } from './postal-code-field/postal-code-field.tsx'
import { ProgressLine } from './progress-line/progress-line.tsx'
import { QuantityStepper } from './quantity-stepper/quantity-stepper.tsx'
import { RadioGroup } from './radio-group/radio-group.tsx'
import { Skeleton } from './skeleton/skeleton.tsx'
import { Stepper } from './stepper/stepper.tsx'
import { Switch } from './switch/switch.tsx'
import { Tabs } from './tabs/tabs.tsx'
import { TextField } from './text-field/text-field.tsx'

const meta = { title: 'Guide/All components', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const nothing = () => {}

/** Every component on one page, for comparing brands, themes and text sizes. */
export const Components: Story = {
  render: (_args, { globals }) => {
    const words = inLocale(globals, boardWords)
    return (
      <main className="mx-auto grid max-w-[1440px] gap-14 px-5 py-12 tablet:px-10 desktop:px-18">
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
              <FieldGroup legend={words.format} twoColumns className="col-span-2 mb-3">
                <Checkbox label={words.eCard} defaultChecked count="24" />
                <Checkbox label={words.physical} count="12" />
              </FieldGroup>
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

        <BoardOfForms globals={globals} />

        <div className="grid gap-6 desktop:grid-cols-3">
          <Shelf title={words.tiles}>
            <h3 id="board-amounts" className="sr-only">
              {words.tiles}
            </h3>
            <AmountTiles
              labelledBy="board-amounts"
              name="amount"
              options={words.amounts}
              value="100"
              onChange={() => {}}
            />
            <div className="mt-5">
              <QuantityStepper
                name="quantity"
                label={words.quantity}
                help={words.quantityHelp}
                max={2}
                read={Number}
                value="1"
                onChange={() => {}}
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

        <BoardOfLists globals={globals} />

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
