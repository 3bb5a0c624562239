/** Fields that are sent and not shown, by name; a name with several values comes as often. */
export type Hidden = Readonly<Record<string, string | readonly string[]>>

export type HiddenFieldsProps = {
  /** The fields, in their order. Nothing without. */
  fields?: Hidden | undefined
}

/** What a form carries along unseen: who asks, where it was, what earlier steps decided. */
export function HiddenFields({ fields = {} }: HiddenFieldsProps) {
  return Object.entries(fields).flatMap(([name, values]) =>
    [values].flat().map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
  )
}
