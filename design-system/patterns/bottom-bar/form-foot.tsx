import type { ReactNode } from 'react'
import { classNames } from '../../components/class-names/class-names.ts'

/** The last line of a long form, with its button: up to 770 px it stays in view above the bar until the form ends. */
export function FormFoot({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames('form-foot mt-6', className)}>{children}</div>
}
