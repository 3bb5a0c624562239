import { MAX_TERM_LENGTH } from '@borealis/contract/limits.ts'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { TextField } from '@borealis/design-system/components/text-field/text-field.tsx'
import { Search } from 'lucide'
import type { ComponentProps } from 'react'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'

type SearchBoxProps = ComponentProps<'form'> & {
  /** What the box is called. */
  label: string
  box?: Omit<ComponentProps<typeof TextField>, 'label'>
}

/**
 * A box for a term and its button, beside it on a phone too: below it, suggestions would cover it. Without JavaScript its GET leads to
 * what is found. `children` stand below both.
 */
export function SearchBox({ label, box, children, ...form }: SearchBoxProps) {
  return (
    <form
      {...form}
      method="get"
      action={href('/search')}
      className="relative flex max-w-[40rem] items-end gap-3"
    >
      <div className="min-w-0 flex-1">
        <TextField
          {...box}
          name="q"
          type="search"
          label={label}
          maxLength={MAX_TERM_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
        />
      </div>
      <Button type="submit" size="field" icon={Search}>
        <span className="max-tablet:sr-only">{m.search_button()}</span>
      </Button>
      {children}
    </form>
  )
}
