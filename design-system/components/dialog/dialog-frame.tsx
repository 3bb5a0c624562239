import * as RadixDialog from '@radix-ui/react-dialog'
import { Cross, closeClasses, type DialogWords, descriptionClasses, titleClasses } from './dialog-panel.tsx'

/** Title and description, connected to the dialog by Radix. */
export function DialogHead({ title, titleHidden = false, description }: DialogWords) {
  return (
    <>
      <RadixDialog.Title className={titleClasses(titleHidden)}>{title}</RadixDialog.Title>
      {description ? (
        <RadixDialog.Description className={descriptionClasses}>{description}</RadixDialog.Description>
      ) : null}
    </>
  )
}

/** The close button of a controlled dialog. */
export function DialogClose({ label }: { label: string }) {
  return (
    <RadixDialog.Close aria-label={label} className={closeClasses}>
      <Cross />
    </RadixDialog.Close>
  )
}
