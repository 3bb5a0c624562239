import * as RadixDialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Icon } from '../icon/icon.tsx'

export type DialogWords = {
  /** The dialog's question or name. */
  title: string
  /** Heard but not shown: when the content has its own visible heading. */
  titleHidden?: boolean
  /** One or two sentences under the title. */
  description?: ReactNode
}

/** The veil over the page. */
export const veil = 'fixed inset-0 z-40 bg-veil animate-veil'

const panel =
  'fixed z-50 flex flex-col overflow-y-auto bg-surface text-ink shadow-overlay animate-appear outline-none'
const sheet = 'inset-x-0 bottom-0 max-h-dvh rounded-t-window tablet:inset-auto'
const middle =
  'tablet:top-1/2 tablet:left-1/2 tablet:max-h-[calc(100dvh-48px)] tablet:-translate-1/2 tablet:rounded-window'

/** Where the panel stands: at the foot of a phone, in the middle of anything wider. */
export const panelClasses = (size: 'medium' | 'wide') =>
  classNames(
    panel,
    sheet,
    middle,
    size === 'wide' ? 'tablet:w-[min(1000px,calc(100vw-80px))]' : 'tablet:w-[560px]',
  )

/** Title and description, wired to the dialog by Radix. */
export function DialogHead({ title, titleHidden = false, description }: DialogWords) {
  return (
    <>
      <RadixDialog.Title className={titleHidden ? 'sr-only' : 'pr-10 text-question text-balance'}>
        {title}
      </RadixDialog.Title>
      {description ? (
        <RadixDialog.Description className="mt-3 text-ink-2">{description}</RadixDialog.Description>
      ) : null}
    </>
  )
}

const closeClasses =
  'absolute top-4 right-4 inline-flex size-11 items-center justify-center rounded-button transition-colors hover:bg-sunken tablet:top-6 tablet:right-6'

type CloseProps = { label: string; href?: string; linkRef?: Ref<HTMLAnchorElement> }

/** The × at the upper right: a button, or with an address a link that works without JavaScript. */
export function DialogClose({ label, href, linkRef }: CloseProps) {
  const cross = <Icon of={X} size={24} />
  return href === undefined ? (
    <RadixDialog.Close aria-label={label} className={closeClasses}>
      {cross}
    </RadixDialog.Close>
  ) : (
    <a ref={linkRef} href={href} aria-label={label} className={closeClasses}>
      {cross}
    </a>
  )
}
