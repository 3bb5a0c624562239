import { X } from 'lucide'
import type { ReactElement } from 'react'
import { AmountTiles } from './amount-tile/amount-tile.tsx'
import { boardWords } from './board-words.ts'
import { Button } from './button/button.tsx'
import { Checkbox } from './checkbox/checkbox.tsx'
import { PageDialog } from './dialog/page-dialog.tsx'
import { Disclosure } from './disclosure/disclosure.tsx'
import { EmptyState } from './empty-state/empty-state.tsx'
import { ErrorSummary } from './error-summary/error-summary.tsx'
import { IconButton } from './icon-button/icon-button.tsx'
import { NotificationBar } from './notification-bar/notification-bar.tsx'
import { PhoneField } from './phone-field/phone-field.tsx'
import { ProgressLine } from './progress-line/progress-line.tsx'
import { QuantityStepper } from './quantity-stepper/quantity-stepper.tsx'
import { RadioGroup } from './radio-group/radio-group.tsx'
import { Select } from './select/select.tsx'
import { Stepper } from './stepper/stepper.tsx'
import { Switch } from './switch/switch.tsx'
import { TextField } from './text-field/text-field.tsx'

const words = boardWords['en-ca']

/** One sample of each component whose server-rendered markup is worth checking. */
export const serverSamples: Record<string, ReactElement> = {
  AmountTiles: (
    <AmountTiles labelledBy="q" name="amount" options={words.amounts} value="100" onChange={() => {}} />
  ),
  Button: (
    <Button busy busyLabel={words.checking}>
      {words.review}
    </Button>
  ),
  Checkbox: <Checkbox label={words.eCard} defaultChecked />,
  Disclosure: <Disclosure summary={words.terms}>{words.body}</Disclosure>,
  EmptyState: <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>,
  ErrorSummary: <ErrorSummary title={words.fieldError} errors={[{ fieldId: 'city', message: words.city }]} />,
  IconButton: <IconButton icon={X} label="Close" />,
  NotificationBar: (
    <NotificationBar notices={words.notices} labels={words.notificationLabels} onDismiss={() => {}} />
  ),
  PageDialog: (
    <PageDialog title={words.review} closeHref="/gift-cards" closeLabel="Close">
      {words.body}
    </PageDialog>
  ),
  PhoneField: <PhoneField label="Mobile" defaultValue="705-555-0137" />,
  ProgressLine: <ProgressLine label={words.goal} value={2} max={3} />,
  QuantityStepper: (
    <QuantityStepper
      name="quantity"
      label="Quantity"
      max={2}
      read={Number}
      value="2"
      onChange={() => {}}
      decreaseLabel="−"
      increaseLabel="+"
    />
  ),
  RadioGroup: (
    <RadioGroup
      legend={words.sort}
      name="sort"
      options={[{ value: 'a', label: words.newest }]}
      defaultValue="a"
    />
  ),
  Select: <Select label="Province" options={[{ value: 'ON', label: 'Ontario' }]} />,
  Stepper: <Stepper label={words.stepsLabel} steps={words.steps} current="amount" doneLabel={words.done} />,
  Switch: <Switch label={words.within} defaultChecked />,
  TextField: <TextField label={words.city} name="city" defaultValue="Sudbury" error="Enter a city" />,
}
