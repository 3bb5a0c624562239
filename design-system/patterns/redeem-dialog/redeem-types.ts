import type { Hidden } from '../../components/hidden-fields/hidden-fields.tsx'
import type { CardArtProps } from '../card-art/card-art.tsx'
import type { ReceiptListProps } from '../receipt-list/receipt-list.tsx'

/** One step's form. Without JavaScript its fields become the next address; the review is posted. */
export type RedeemForm = {
  action: string
  /** What earlier steps decided, carried along. */
  hidden?: Hidden
  submit: string
  /** The way to the step before; none on the first one. */
  back?: { href: string; label: string }
}

export type RedeemChoice = {
  value: string
  label: string
  /** Lines under the label. */
  lines?: readonly string[]
  /** Why it cannot be chosen; it stays in view. */
  unavailable?: string
}

/** E-Card or Physical. */
export type FormatStep = {
  kind: 'format'
  question: string
  /** What helps to answer it; none by default. */
  help?: string
  /** Name of the field in the address. */
  name: string
  options: readonly RedeemChoice[]
  selected: string | null
  form: RedeemForm
}

export type AmountOption = {
  value: string
  /** Points for one card. */
  points: number
  /** "$100" */
  label: string
  /** "10,000 pts", or "25,000 pts, 150 short". */
  detail: string
  /** Beyond the balance or out of stock: stays visible, dashed, and cannot be chosen. */
  unavailable?: boolean
}

export type AmountStep = {
  kind: 'amount'
  question: string
  /** What helps to answer it; none by default. */
  help?: string
  name: string
  options: readonly AmountOption[]
  selected: string | null
  quantity: {
    name: string
    label: string
    /** How many cards were chosen. */
    value: number
    decrease: string
    increase: string
    /** `max` is the most cards of this amount, and the reason says why: "2 at most with your balance". */
    limit: (option: AmountOption | null) => { max: number; reason: string }
  }
  form: RedeemForm
}

/** Where a physical card goes. */
export type AddressStep = {
  kind: 'address'
  question: string
  /** What helps to answer it; none by default. */
  help?: string
  name: string
  options: readonly RedeemChoice[]
  selected: string | null
  add: { href: string; label: string }
  /** Said when there is no address yet; then only `add` leads on. */
  empty: string
  form: RedeemForm
}

export type ReviewRow = {
  id: string
  label: string
  value: string
  /** Plain words after the strong value: "of your 24,850". */
  of?: string
  /** A second line. */
  detail?: string
  /** The way to the step that decided it. */
  edit?: { href: string; label: string; context: string }
}

/** Everything once more before the code; posted with its hidden fields. */
export type ReviewStep = {
  kind: 'review'
  question: string
  /** What helps to answer it; none by default. */
  help?: string
  rows: readonly ReviewRow[]
  /** What happens next: "One quick check." and the sentence after it. */
  check: { strong: string; text: string }
  form: RedeemForm
}

type Message<Kind> = {
  kind: Kind
  question: string
  text: string
  /** A way on: ask again, see other cards, unfreeze. */
  action?: { href: string; label: string }
}

/** Nothing to fill in: the outcome is not known yet, or the order cannot go on. */
export type MessageStep = Message<'checking'> | Message<'blocked'>

/**
 * The order is placed. For a site that learns it while the dialog is open; one that sends customers away for the
 * second check brings them back to a page of its own, such as `SuccessWindow`, which outlives a reload.
 */
export type SuccessStep = {
  kind: 'success'
  question: string
  text: string
  /** What to keep: the order's number, what was spent, and what to do if nothing comes. */
  receipt: ReceiptListProps['rows']
  /** To the order. */
  action: { href: string; label: string }
  /** Another way on: back to the cards. None by default. */
  other?: { href: string; label: string }
}

export type RedeemStep = FormatStep | AmountStep | AddressStep | ReviewStep | MessageStep | SuccessStep

export type RedeemNotice = {
  status: 'error' | 'warning' | 'info'
  title: string
  /** What it means; none where the title says all. */
  text?: string
  /** Said before, by a notice that has gone: it stays to be read, and is not announced again. */
  quiet?: boolean
}

export type RedeemCard = {
  name: string
  /** "E-card, sent to your email"; empty until the format is known. */
  format?: string
  art: CardArtProps
}

/** The sum beside the questions: three labels, two numbers, and how to write them. */
export type RedeemSum = {
  have: string
  order: string
  left: string
  /** Points of the customer before the order. */
  balance: number
  /** Points of the order as far as it is decided; the amount step recomputes it as people choose. */
  orderPoints: number
  /** Writes a signed number of points: "−10,000 pts". */
  format: (points: number) => string
}
