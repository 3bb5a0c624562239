import { X } from 'lucide'
import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Icon } from '../icon/icon.tsx'

export type DialogWords = {
  /** The question asked, or the name of the dialog. */
  title: string
  /** One or two sentences under the title. None by default. */
  description?: ReactNode
}

const ground = 'fixed inset-0 z-40 bg-veil'

/** The overlay behind the panel. */
export const veil = `${ground} animate-veil`

/** The overlay of a dialog that was open before this page. */
export const stillVeil = ground

const panel = 'fixed z-50 flex flex-col overflow-y-auto bg-surface text-ink shadow-overlay outline-none'
const sheet = 'inset-x-0 bottom-0 max-h-dvh rounded-t-window tablet:inset-auto'
const middle = 'tablet:left-1/2 tablet:rounded-window'
const sizes = {
  medium: 'tablet:top-1/2 tablet:max-h-[calc(100dvh-48px)] tablet:w-[560px] tablet:-translate-1/2',
  // Its steps differ in height: the upper edge, with stepper and Close, stays where it is, and the lower one moves.
  wide: 'tablet:top-[8dvh] tablet:max-h-[84dvh] tablet:w-[min(1000px,calc(100vw-80px))] tablet:-translate-x-1/2',
}

/** Positions the panel: bottom sheet on a phone, in the middle above. It rises, unless it is `still`. */
export const panelClasses = (size: 'medium' | 'wide', still = false) =>
  classNames(panel, !still && 'animate-appear', sheet, middle, sizes[size])

export const titleClasses = 'pr-10 text-question text-balance'

export const descriptionClasses = 'mt-3 text-ink-2'

/** The close button at the upper right of a panel that stands at the edge: its cross ends on the page margin, as the text does. */
export const edgeCloseClasses =
  'absolute top-4 right-[calc(var(--ds-space-margin)-.625rem)] inline-flex size-11 items-center justify-center rounded-button transition-colors hover:bg-sunken tablet:top-6'

/** The close button of a panel that is a sheet on a phone and stands in the middle above. */
export const closeClasses = `${edgeCloseClasses} tablet:right-6`

export const Cross = () => <Icon of={X} size={24} />
