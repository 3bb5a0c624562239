import { siteMessages } from '../.storybook/site-messages.ts'
import { Banner } from './banner/banner.tsx'
import { Barcode } from './barcode/barcode.tsx'
import { Shelf } from './board-shelf.tsx'
import { DateField } from './date-field/date-field.tsx'
import { Accordion } from './disclosure/accordion.tsx'
import { ErrorSummary } from './error-summary/error-summary.tsx'
import { Menu } from './menu/menu.tsx'
import { PhoneField } from './phone-field/phone-field.tsx'
import { QrCode } from './qr-code/qr-code.tsx'
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
        <div className="flex flex-wrap items-start gap-5">
          <Barcode value="6046460193227504" text="6046 4601 9322 7504" label={say('card_barcode')} />
          <QrCode value="6046460193227504" text="6046 4601 9322 7504" label={say('card_qr')} />
        </div>
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
