import { defaultTimeZone } from '@borealis/contract/time-zones.ts'
import { Checkbox } from '@borealis/design-system/components/checkbox/checkbox.tsx'
import { DottedText } from '@borealis/design-system/components/dotted-text/dotted-text.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { DefinitionRows } from '@borealis/design-system/patterns/definition-rows/definition-rows.tsx'
import { StepGroup } from '@borealis/design-system/patterns/step-form/step-form.tsx'
import { envelopeLines } from '#app/domain/address-lines.ts'
import { formatDate } from '#app/domain/dates.ts'
import { INTEREST } from '#app/domain/interest-field.ts'
import { formatMemberNumber } from '#app/domain/member-number.ts'
import { NO_BREAK_SPACE } from '#app/domain/numerals.ts'
import { readPhone } from '#app/domain/phone.ts'
import { savedPostalCode } from '#app/domain/postal-code.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import { readDate } from '#app/domain/typed-date.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import {
  addressOf,
  consentField,
  consentKey,
  emailOf,
  hasAddress,
  JOIN_WORDING,
  joinConsents,
  kitDigits,
  PERSONALISATION,
  typed,
  WORDING_FIELD,
} from './check-join.ts'
import { fieldId, type StepFields } from './join-fields.tsx'
import type { JoinStep } from './join-steps.ts'
import { joinHref } from './use-join.ts'

/** Everything once more, then what is agreed to: each on its own, nothing ticked. */
export function ConfirmFields(fields: StepFields) {
  const { values, errors, pageData } = fields
  const hasPhone = typed(values, 'phone') !== ''
  // A draft ticks a box for the version that it was ticked for, and no other.
  const box = (name: string, version: string) => ({
    name,
    value: version,
    defaultChecked: values[name] === version,
  })
  const termsVersion = pageData?.termsVersion ?? ''
  return (
    <>
      <div className="tablet:col-span-2">
        <Summary {...fields} />
      </div>
      <StepGroup legend={m.join_consents()} help={m.join_consentsHelp()}>
        {joinConsents
          .filter(({ channel }) => channel !== 'sms' || hasPhone)
          .map((consent) => (
            <Checkbox
              key={consentKey(consent)}
              {...box(consentField(consent), JOIN_WORDING)}
              label={m.join_consent({ key: consentKey(consent) })}
            />
          ))}
        <Checkbox {...box(PERSONALISATION, JOIN_WORDING)} label={m.join_personalisation()} />
        <input type="hidden" name={WORDING_FIELD} value={JOIN_WORDING} />
      </StepGroup>
      <div className="border-t border-line pt-4 tablet:col-span-2">
        <Checkbox
          // Terms that change while the page is open are accepted anew.
          key={termsVersion}
          {...box('terms', termsVersion)}
          id={fieldId('terms')}
          label={m.join_terms()}
          error={errors.terms}
          aria-required
        />
        <p className="mt-1 flex flex-wrap gap-x-6 gap-y-3 pl-[34px] text-small">
          <ActionLink href={href('/terms')} target="_blank">
            {m.join_readTerms()}
          </ActionLink>
          <ActionLink href={href('/privacy')} target="_blank">
            {m.join_readPrivacy()}
          </ActionLink>
        </p>
      </div>
    </>
  )
}

function Summary({ values, pageData }: StepFields) {
  const { now, timeZone } = useMoment()
  const text = (field: string) => typed(values, field)
  const nameOf = (list: readonly { code: string; name: string }[] | undefined, code: string) =>
    list?.find((one) => one.code === code)?.name ?? code
  const edit = (step: JoinStep, context: string) => ({
    href: joinHref(step),
    label: m.join_change(),
    context,
  })
  const interests = (pageData?.interests ?? [])
    .filter(({ code }) => values[INTEREST + code] !== undefined)
    .map(({ name }) => name)
    .join(', ')
  const address = hasAddress(values)
    ? envelopeLines({
        ...addressOf(values),
        postalCode: savedPostalCode(text('postalCode')).replace(' ', NO_BREAK_SPACE),
      }).join(', ')
    : ''
  const kit = kitDigits(values)
  const extras = [interests, address, kit && m.join_rowKit({ number: formatMemberNumber(kit) })].filter(
    Boolean,
  )
  const read = readPhone(text('phone'))
  const born = readDate(text('birthDate'), dayIn(now, timeZone))
  const about = [
    'day' in born && formatDate(born.day, currentLocale(), defaultTimeZone),
    nameOf(pageData?.provinces, text('provinceCode')),
    text('gender') && nameOf(pageData?.genders, text('gender')),
    'phone' in read && (read.extension === null ? read.phone : m.field_phoneExtension({ phone: read.phone })),
  ].filter(Boolean)
  return (
    <DefinitionRows
      rows={[
        {
          id: 'email',
          label: m.profile_email(),
          value: emailOf(values),
          action: edit('email', m.join_changeEmail()),
        },
        {
          id: 'about',
          label: m.profile_name(),
          value: `${text('firstName')} ${text('lastName')}`,
          detail: <DottedText>{about.join(' · ')}</DottedText>,
          action: edit('about', m.join_changeAbout()),
        },
        {
          id: 'extras',
          label: m.join_stepExtras(),
          value: extras[0] ?? m.join_rowNone(),
          ...(extras.length > 1 && { detail: <DottedText>{extras.slice(1).join(' · ')}</DottedText> }),
          action: edit('extras', m.join_changeExtras()),
        },
      ]}
    />
  )
}
