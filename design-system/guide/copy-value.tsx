import { Check, Copy } from 'lucide'
import { inLocale } from '../.storybook/locale.ts'
import { useCopy } from '../components/copy-link/use-copy.ts'
import { Icon } from '../components/icon/icon.tsx'

const words = {
  'en-ca': { copy: 'Copy', copied: 'Copied' },
  'fr-ca': { copy: 'Copier', copied: 'Copié' },
}

/** A value that a press copies: a colour, the name of a token or of an icon. */
export function CopyValue({ value, globals }: { value: string; globals: { locale?: unknown } }) {
  const { isCopied, copyProps } = useCopy(value, 2000)
  const { copy: label, copied } = inLocale(globals, words)
  return (
    <button
      type="button"
      {...copyProps}
      className="flex min-h-7 w-full cursor-pointer items-center justify-between gap-2 rounded-badge text-left text-small hover:bg-sunken"
    >
      <span className="sr-only">{label} </span>
      <code className="min-w-0 wrap-anywhere">{value}</code>
      <Icon of={isCopied ? Check : Copy} size={14} className="text-ink-2" />
      <span role="status" className="sr-only">
        {isCopied ? copied : ''}
      </span>
    </button>
  )
}
