import { siteMessages } from '../.storybook/site-messages.ts'
import { Banner } from './banner/banner.tsx'
import { Barcode } from './barcode/barcode.tsx'
import { Shelf } from './board-shelf.tsx'
import { DateField } from './date-field/date-field.tsx'
import { ErrorSummary } from './error-summary/error-summary.tsx'
import { PhoneField } from './phone-field/phone-field.tsx'
import { Select } from './select/select.tsx'

/** Form fields with errors, banners and codes, with the site's own messages. */
export function BoardOfForms({ globals }: { globals: { locale?: unknown } }) {
  const say = siteMessages(globals)
  const statuses = ['info', 'success', 'warning', 'error'] as const
  return (
    <div className="grid gap-6 desktop:grid-cols-3">
      <Shelf title={say('profile_title')}>
        <ErrorSummary
          title={say('profile_chooseOne')}
          errors={[{ fieldId: 'board-birth', message: say('profile_birthDateYoung', { age: 14 }) }]}
        />
        <DateField
          id="board-birth"
          className="mt-5"
          label={say('profile_birthDate')}
          format={(text) => text}
          defaultValue="2018-06-01"
          error={say('profile_birthDateYoung', { age: 14 })}
        />
        <PhoneField className="mt-4" label={say('profile_phone')} defaultValue="705-555-0137" />
        <Select
          className="mt-4"
          label={say('addresses_province')}
          options={[
            { value: '', label: say('addresses_choose') },
            { value: 'ON', label: 'Ontario' },
          ]}
          defaultValue="ON"
        />
      </Shelf>
      <Shelf title={say('announcements_title')}>
        <div className="grid gap-3">
          {statuses.map((status) => (
            <Banner key={status} status={status} title={say('help_contactSafetyTitle')}>
              {say('help_contactSafetyText')}
            </Banner>
          ))}
        </div>
      </Shelf>
      <Shelf title={say('card_title')}>
        <Barcode value="6046460193227504" text="6046 4601 9322 7504" label={say('card_barcode')} />
      </Shelf>
    </div>
  )
}
