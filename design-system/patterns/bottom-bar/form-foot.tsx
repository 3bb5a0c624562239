import type { ReactNode } from 'react'

/** The last line of a long form, with its button: up to 770 px it stays in view above the bar until the form ends. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <div className="form-foot mt-6">{children}</div>
}
