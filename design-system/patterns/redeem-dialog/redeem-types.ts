import type { Hidden } from '../../components/hidden-fields/hidden-fields.tsx'
import type { CardArtProps } from '../card-art/card-art.tsx'

/** Form of a step. Without JavaScript its fields become the next URL; the review is posted. */
export type RedeemForm = {
  action: string
  /** Answers to earlier steps, as hidden fields. */
  hidden?: Hidden
  submit: string
  /** Link to the previous step; none on the first one. */
  back?: { href: string; label: string }
}

export type RedeemChoice = {
  value: string
  label: string
  /** Lines below the label. */
  lines?: readonly string[]
  /** Why it cannot be selected. */
  unavailable?: string
}

/** Choice between e-card and physical card. */
export type FormatStep = {
  kind: 'format'
  question: string
  /** Help text under the question. None by default. */
  help?: string
  /** Name of the search parameter. */
  name: string
  options: readonly RedeemChoice[]
  selected: string | null
  form: RedeemForm
}

export type AmountOption = {
  value: string
  /** Price of one card in points. */
  points: number
  /** For example "$100". */
  label: string
  /** "10,000 pts", or "25,000 pts, 150 short". */
  detail: string
  /** Out of reach or out of stock: stays visible, dashed and disabled. */
  unavailable?: boolean
}

export type AmountStep = {
  kind: 'amount'
  question: string
  /** Help text under the question. None by default. */
  help?: string
  name: string
  options: readonly AmountOption[]
  selected: string | null
  quantity: {
    name: string
    label: string
    /** The quantity as it was typed. */
    value: string
    /** Reads it; `null` for no whole number above 0. */
    read: (typed: string) => number | null
    decrease: string
    increase: string
    /**
     * `max` is the largest quantity for this amount, and the reason says why: "2 at most with your balance". `wrong` says what is
     * asked of a text that is no number up to there; while no amount is selected, nothing is said.
     */
    limit: (option: AmountOption | null) => { max: number; reason: string; wrong?: string }
  }
  form: RedeemForm
}

/** Delivery address of a physical card. */
export type AddressStep = {
  kind: 'address'
  question: string
  /** Help text under the question. None by default. */
  help?: string
  name: string
  options: readonly RedeemChoice[]
  selected: string | null
  add: { href: string; label: string }
  /** Shown when there is no address yet; `add` is then the only way on. */
  empty: string
  form: RedeemForm
}

export type ReviewRow = {
  id: string
  label: string
  value: string
  /** Text after the emphasised value: "of your 24,850". */
  of?: string
  /** Second line. */
  detail?: string
  /** Link to the step that decided it. */
  edit?: { href: string; label: string; context: string }
}

/** Summary before the step-up; posted with its hidden fields. */
export type ReviewStep = {
  kind: 'review'
  question: string
  /** Help text under the question. None by default. */
  help?: string
  rows: readonly ReviewRow[]
  /** What happens next: "One last step." and the sentence after it. */
  check: { strong: string; text: string }
  form: RedeemForm
}

type Message<Kind> = {
  kind: Kind
  question: string
  /** Explanation; absent where the question is enough. */
  text?: string
  /** Link: check again, see other cards, unfreeze. */
  action?: { href: string; label: string }
}

/** A step without fields: the outcome is not known yet, or the order cannot continue. */
export type MessageStep = Message<'checking'> | Message<'blocked'>

export type RedeemStep = FormatStep | AmountStep | AddressStep | ReviewStep | MessageStep

export type RedeemNotice = {
  status: 'error' | 'warning' | 'info'
  title: string
  /** Explanation; absent where the title is enough. */
  text?: string
  /** Already announced by a notice that has expired: shown without announcing it again. */
  quiet?: boolean
}

export type RedeemCard = {
  name: string
  /** For example "E-card, by email"; empty until the format is selected. */
  format?: string
  art: CardArtProps
}

/** The balance calculation: three labels, two numbers and a formatter. */
export type RedeemSum = {
  have: string
  order: string
  left: string
  /** Balance before the order, in points. */
  balance: number
  /** Price of the order so far, in points; recalculated in the amount step. */
  orderPoints: number
  /** Formats a signed number of points: "−10,000 pts". */
  format: (points: number) => string
}
