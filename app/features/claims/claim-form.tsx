import type { ClaimRules, PostingTime } from '@borealis/contract/help.ts'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { Checkbox } from '@borealis/design-system/components/checkbox/checkbox.tsx'
import { DateField } from '@borealis/design-system/components/date-field/date-field.tsx'
import { ErrorSummary } from '@borealis/design-system/components/error-summary/error-summary.tsx'
import { FileField } from '@borealis/design-system/components/file-field/file-field.tsx'
import { Select } from '@borealis/design-system/components/select/select.tsx'
import { TextField } from '@borealis/design-system/components/text-field/text-field.tsx'
import { useState } from 'react'
import { addDays } from '#app/domain/dates.ts'
import { type DollarsProblem, readDollars } from '#app/domain/dollars.ts'
import {
  PICTURE_FIELD,
  type PictureProblem,
  pictureTypes,
  problemOfFile,
} from '#app/domain/receipt-picture.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import { readDate } from '#app/domain/typed-date.ts'
import { seeOther } from '#app/edge/answers.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { useMoment } from '#app/member-data/reader.ts'
import { dateProblemWords, exampleDay, wordedDay } from '#app/member-data/typed-day.ts'
import * as m from '#app/paraglide/messages.js'
import { textFields } from '#app/shell/forms/form-fields.ts'
import { MemberField } from '#app/shell/forms/member-form.tsx'
import { type IsRight, isFilled, openErrors } from '#app/shell/forms/open-errors.ts'
import {
  answerForm,
  type FormPost,
  type PostedForm,
  readForm,
  saveOrShowAgain,
} from '#app/shell/forms/posted-form.ts'
import { useDraft } from '#app/shell/forms/use-draft.ts'
import { useLeaving } from '#app/shell/forms/use-leaving.ts'
import { href } from '#app/shell/links/href.ts'
import { createClaim } from './claims.data.ts'
import { smallerPicture } from './smaller-picture.ts'

/** In the order of the form. */
const claimFields = [
  'partnerCode',
  'occurredOn',
  'amount',
  'receiptNumber',
  'comment',
  PICTURE_FIELD,
] as const

type ClaimField = (typeof claimFields)[number]

interface ClaimFormProps {
  /** Whose draft it is. */
  readonly owner: string | undefined
  readonly partners: readonly PostingTime[]
  readonly rules: ClaimRules | null
  /** Sent twice under one key, a claim is recorded once. */
  readonly claimKey: string
  readonly about: ClaimAbout
  /** Whether the backend keeps pictures of receipts. */
  readonly takesPictures: boolean
  /** The claim was sent, so the form is empty again. */
  readonly isSent: boolean
  /** The form as it was sent, when it was refused. */
  readonly posted: PostedForm | undefined
}

/** Where and when something was bought, as a line of the history says it. */
export interface ClaimAbout {
  readonly partner: string | undefined
  readonly on: string | undefined
}

/** The name under which what is typed about a purchase is kept, and forgotten once it is sent. */
export const claimDraft = ({ partner, on }: ClaimAbout): string =>
  ['claim', partner, on].filter((part) => part !== undefined).join(' ')

/** What was bought where, and when. It posts like any form, so it works without JavaScript. */
export function ClaimForm(props: ClaimFormProps) {
  const { owner, partners, rules, claimKey, about, takesPictures, isSent, posted } = props
  const { now, timeZone } = useMoment()
  const { draft, onChange, ref } = useDraft(owner, claimDraft(about), { isAnswered: posted !== undefined })
  const { isLeaving, leave } = useLeaving()
  const given = { partnerCode: about.partner ?? '', occurredOn: about.on ?? '' }
  const values: Readonly<Record<string, string>> = posted?.values ?? draft ?? (isSent ? {} : given)
  const found = posted?.errors ?? {}
  const [shown, setShown] = useState(values)
  const [chosen, setChosen] = useState<PictureProblem>()
  const errors: Readonly<Record<string, string>> = {
    ...openErrors(found, values, shown, isRight),
    ...(chosen && { [PICTURE_FIELD]: chosen }),
  }
  const today = dayIn(now, timeZone)
  const propsOf = (name: ClaimField) => ({
    id: `claim-${name}`,
    name,
    defaultValue: values[name] ?? '',
    error: errors[name] && errorWords(errors[name]),
  })
  const wrong = claimFields.flatMap((field) => {
    const error = found[field]
    return error ? [{ fieldId: `claim-${field}`, message: errorWords(error) }] : []
  })
  const failed = posted?.isUnsure ? m.claims_unsure() : m.claims_failed()
  const failure = found.form ?? (posted?.hasFailed ? failed : undefined)
  const summary = failure ? [{ fieldId: 'claim-send', message: failure }, ...wrong] : wrong
  return (
    <form
      // A draft is read after the first rendering, so the fields are remounted with it.
      key={draft ? 'draft' : 'empty'}
      ref={ref}
      method="post"
      action={href('/help/missing-points', { ...about })}
      // The browser would speak its own language, and not say why a day is too early.
      noValidate
      {...(takesPictures && { encType: 'multipart/form-data' })}
      onChange={(event) => {
        setShown(textFields(new FormData(event.currentTarget)))
        onChange(event)
      }}
      onSubmit={(event) => {
        if (!chosen) return void leave()
        // It would be sent for nothing.
        event.preventDefault()
        document.getElementById(`claim-${PICTURE_FIELD}`)?.focus()
      }}
      className="grid max-w-[40rem] gap-5 tablet:grid-cols-2"
    >
      <MemberField />
      <input type="hidden" name="key" value={values.key || claimKey} />
      {summary.length > 0 ? (
        <div className="tablet:col-span-2">
          <ErrorSummary
            title={posted?.isUnsure ? m.claims_unsureTitle() : m.claims_errorTitle()}
            errors={summary}
          />
        </div>
      ) : null}
      <Select
        {...propsOf('partnerCode')}
        label={m.claims_partner()}
        className="tablet:col-span-2"
        options={[
          { value: '', label: m.claims_choosePartner() },
          ...partners.map(({ partnerCode, partnerName }) => ({ value: partnerCode, label: partnerName })),
        ]}
      />
      <DateField
        {...propsOf('occurredOn')}
        format={wordedDay}
        label={m.claims_date()}
        help={m.field_dateHelp({ example: exampleDay(addDays(today, -(rules?.waitDays ?? 0))) })}
      />
      <TextField {...propsOf('amount')} inputMode="decimal" label={m.claims_amount()} autoComplete="off" />
      <TextField
        {...propsOf('receiptNumber')}
        label={m.claims_receipt()}
        optionalLabel={m.claims_optional()}
        help={m.claims_receiptHelp({ photo: takesPictures ? 'yes' : '' })}
        autoComplete="off"
        autoCorrect="off"
        className="tablet:col-span-2"
      />
      <TextField
        {...propsOf('comment')}
        label={m.claims_comment()}
        optionalLabel={m.claims_optional()}
        help={m.claims_commentHelp()}
        className="tablet:col-span-2"
      />
      {takesPictures ? (
        <ReceiptPicture
          error={propsOf(PICTURE_FIELD).error}
          onChosen={setChosen}
          keptId={found[PICTURE_FIELD] ? '' : (values.receiptPictureId ?? '')}
          days={rules?.receiptDays}
        />
      ) : null}
      <div>
        <Button id="claim-send" type="submit" wide="phone" busy={isLeaving} busyLabel={m.claims_sending()}>
          {m.claims_send()}
        </Button>
      </div>
    </form>
  )
}

interface ReceiptPictureProps {
  readonly error: string | undefined
  /** Called with what is wrong with the file that was chosen. */
  readonly onChosen: (problem: PictureProblem | undefined) => void
  /** The id of a picture that came with the form before; empty without one. */
  readonly keptId: string
  /** How long it is kept after the answer, where the programme says so. */
  readonly days: number | undefined
}

/**
 * A picture of the receipt. It stands last, because what comes after it is lost with a picture that is too large. One that was taken stays
 * with the form when something else in it is refused.
 */
function ReceiptPicture({ keptId, days, error, onChosen }: ReceiptPictureProps) {
  const help = days
    ? `${m.claims_pictureHelp()} ${m.claims_pictureDeleted({ count: days })}`
    : m.claims_pictureHelp()
  return (
    <div className="grid gap-2 tablet:col-span-2">
      {keptId ? (
        <Checkbox name="receiptPictureId" value={keptId} defaultChecked label={m.claims_pictureKept()} />
      ) : null}
      <FileField
        id={`claim-${PICTURE_FIELD}`}
        name={PICTURE_FIELD}
        error={error}
        onChange={({ currentTarget }) => void take(currentTarget).then(onChosen)}
        accept={pictureTypes.join()}
        label={keptId ? m.claims_pictureOther() : m.claims_picture()}
        optionalLabel={m.claims_optional()}
        help={help}
      />
    </div>
  )
}

/** Makes the chosen picture smaller, unless another one was chosen meanwhile. */
async function take(input: HTMLInputElement): Promise<PictureProblem | undefined> {
  const [file] = input.files ?? []
  if (!file) return undefined
  const smaller = await smallerPicture(file)
  if (smaller !== file && input.files?.[0] === file) {
    const files = new DataTransfer()
    files.items.add(smaller)
    input.files = files.files
  }
  return problemOfFile(input.files?.[0] ?? file)
}

function isAmount(text: string): boolean {
  const read = readDollars(text, currentLocale())
  return 'cents' in read && read.cents > 0
}

const isRight: IsRight = (field, text) =>
  field === 'amount'
    ? isAmount(text)
    : field === 'occurredOn'
      ? 'day' in readDate(text)
      : field === 'receiptNumber' || isFilled(field, text)

const pictureWords: Readonly<Record<PictureProblem, () => string>> = {
  large: m.claims_pictureLarge,
  kind: m.claims_pictureKind,
  damaged: m.claims_pictureDamaged,
  busy: m.claims_pictureBusy,
  lost: m.claims_pictureLost,
  unkept: m.claims_pictureUnkept,
}

const amountWords: Readonly<Record<DollarsProblem, () => string>> = {
  amount: m.claims_amountWrong,
  'amount-cents': m.claims_amountCents,
  'amount-below': m.claims_amountBelow,
  'amount-currency': m.claims_amountCurrency,
}

const ownWords: Readonly<Record<string, () => string>> = {
  partner: m.claims_partnerMissing,
  date: m.claims_dateMissing,
  ...amountWords,
  receipt: m.claims_receiptLong,
  comment: m.claims_commentLong,
  ...pictureWords,
}

/** Codes of the form's own; a sentence of the backend stands as it is. */
const errorWords = (error: string): string => ownWords[error]?.() ?? dateProblemWords(error) ?? error

/** Longer values of a field are truncated. */
const MAX_FIELD_LENGTH = 4000

/** The form as the browser sends it, with JavaScript and without. */
export const answerClaim = <T,>({ request, next }: FormPost<T>) =>
  answerForm(request, async () => {
    const typed = Object.entries(await readForm(request)).map(([name, value]) => [
      name,
      value.slice(0, MAX_FIELD_LENGTH),
    ])
    const { keepPicture } = await import('./receipt-picture.server.ts')
    const { [PICTURE_FIELD]: notTaken, ...values } = await keepPicture(Object.fromEntries(typed))
    const search = new URL(request.url).searchParams
    const about = { partner: search.get('partner') ?? undefined, on: search.get('on') ?? undefined }
    const save = async () => {
      const sent = await createClaim({ data: { ...values, ...(notTaken && { [PICTURE_FIELD]: notTaken }) } })
      return sent.ok
        ? seeOther(href('/help/missing-points', { ...about, claim: sent.claimNumber }))
        : sent.errors
    }
    return saveOrShowAgain(values, save, next)
  })
