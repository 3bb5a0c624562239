import { SelectFilters } from '@borealis/design-system/patterns/select-filters/select-filters.tsx'
import { usePeriod } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { useAppliedForm } from '../forms/use-applied-form.ts'
import { href } from '../links/href.ts'

interface PeriodFilterProps {
  /** The page of the list. */
  path: '/account/orders' | '/account/redeem/travel'
  /** Accessible name of the form. */
  label: string
  /** What else the address says, which another period keeps. */
  kept: Readonly<Record<string, string>>
  /** The period that the address names. */
  dates: string | undefined
}

/** Chooses the period of a list, which is a parameter of its address. */
export function PeriodFilter({ path, label, kept, dates }: PeriodFilterProps) {
  const { period, periods } = usePeriod(dates)
  const { onChange, onSubmit } = useAppliedForm()
  return (
    <div className="mb-6">
      <SelectFilters
        action={href(path)}
        label={label}
        hidden={kept}
        apply={m.site_periodApply()}
        reset={period?.isDefault === false ? { href: href(path, kept), label: m.site_periodReset() } : null}
        selects={[
          {
            name: 'dates',
            label: m.site_period(),
            value: period?.code ?? '',
            options: periods.map(({ code, name }) => ({ value: code, label: name })),
          },
        ]}
        onChange={onChange}
        onSubmit={onSubmit}
      />
    </div>
  )
}
