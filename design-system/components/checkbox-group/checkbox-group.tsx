import { FieldGroup, type FieldGroupProps } from '../field/field-group.tsx'

/** Its choices are a `Checkbox` each. */
export type CheckboxGroupProps = FieldGroupProps

/** Any number of a few, all of them in view, under one question. */
export const CheckboxGroup = (props: CheckboxGroupProps) => <FieldGroup {...props} />
