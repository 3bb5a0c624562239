import { FieldGroup, type FieldGroupProps } from '../field/field-group.tsx'

/** Children are one `Checkbox` per option. */
export type CheckboxGroupProps = FieldGroupProps

/** Checkboxes under one legend: any number of them may be checked. */
export const CheckboxGroup = (props: CheckboxGroupProps) => <FieldGroup {...props} />
