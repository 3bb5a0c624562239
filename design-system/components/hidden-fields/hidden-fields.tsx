/** Hidden form values by name; an array becomes repeated fields. */
export type Hidden = Readonly<Record<string, string | readonly string[]>>

export type HiddenFieldsProps = {
  /** The values, in order. None by default. */
  fields?: Hidden | undefined
}

/** Hidden inputs for values that a form submits but does not show. */
export function HiddenFields({ fields = {} }: HiddenFieldsProps) {
  return Object.entries(fields).flatMap(([name, values]) =>
    [values].flat().map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
  )
}
