import type { ReactNode, Ref } from 'react'
import { PostalCodeField } from '../../components/postal-code-field/postal-code-field.tsx'
import { Select } from '../../components/select/select.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'

/** One field of an address: what it is called in the form, and what it looks like. */
export type AddressInput = {
  name: string
  label: string
  /** The word "Optional", shown beside the label. None by default. */
  optionalLabel?: string | undefined
  /** What the browser fills in. */
  autoComplete: string
  /** Has a line of its own. `false` by default. */
  isWide?: boolean | undefined
  /** Makes it a choice. A text by default. */
  options?: readonly { value: string; label: string }[] | undefined
  /** Makes it a postal code, formatted as it is typed. */
  format?: ((text: string) => string) | undefined
}

/** A field under which whole addresses are proposed while it is typed. */
export type CompletedInput = {
  /** Which one. */
  name: string
  ref: Ref<HTMLInputElement>
  /** The list may be wanted from now on. */
  onFocus: () => void
  /** A `SuggestionList`, or what becomes one. */
  list: ReactNode
}

type AddressTexts = Readonly<Record<string, string | undefined>>

export type AddressInputsProps = {
  /** In the order of the form. */
  fields: readonly AddressInput[]
  /** Initial values by name; after a failed submission, what was typed. */
  values: AddressTexts
  /** Error message by name. None by default. */
  errors?: AddressTexts
  /** Warning by name that does not block, such as a postal code of another province. None by default. */
  warnings?: AddressTexts
  /** The field that is completed. None by default. */
  completed?: CompletedInput | undefined
  /** The id of each control, by name. */
  idOf: (name: string) => string
}

/** The fields of an address, in two columns where there is room. */
export function AddressInputs(props: AddressInputsProps) {
  const { fields, values, errors = {}, warnings = {}, completed, idOf } = props
  return fields.map(({ name, isWide, options, format, ...field }) => {
    const given = {
      ...field,
      name,
      id: idOf(name),
      defaultValue: values[name] ?? '',
      error: errors[name],
      warning: warnings[name],
      className: isWide ? 'tablet:col-span-2' : undefined,
    }
    if (options) return <Select key={name} {...given} options={options} />
    if (format) return <PostalCodeField key={name} {...given} format={format} />
    if (name !== completed?.name) return <TextField key={name} {...given} autoCorrect="off" />
    const { list, ref, onFocus } = completed
    return (
      <div key={name} className="relative tablet:col-span-2">
        {/* What it is, from the start: `SuggestionList` comes with the focus, and must not rename what has just been read out. */}
        <TextField
          {...given}
          autoCorrect="off"
          ref={ref}
          onFocus={onFocus}
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
        />
        {list}
      </div>
    )
  })
}
