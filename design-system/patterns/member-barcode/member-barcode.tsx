import { Bars } from '../../components/barcode/bars.tsx'

export type MemberBarcodeProps = {
  name: string
  /** "Member since 2019" */
  since: string
  /** In groups, as people read it out. */
  number: string
  /** What the drawing is, for those who cannot see it. */
  label: string
  /** Widths of bars and gaps in modules, a bar first. */
  widths: readonly number[]
}

/** The member card as a till reads it: dark bars on light, in both themes, and the number in large digits. */
export function MemberBarcode({ name, since, number, label, widths }: MemberBarcodeProps) {
  return (
    <figure className="max-w-[42rem] rounded-member-card bg-on-night p-5 text-night shadow-object tablet:p-8">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="text-h3">{name}</span>
        <span className="text-small">{since}</span>
      </p>
      <Bars
        widths={widths}
        label={label}
        className="-mx-3 mt-6 block h-28 w-[calc(100%+1.5rem)] tablet:h-40"
      />
      <figcaption className="mt-5 text-[22px] leading-[1.2] font-semibold tracking-[.02em] tablet:text-[34px]">
        {number}
      </figcaption>
    </figure>
  )
}
