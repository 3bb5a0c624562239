import { Button } from '@borealis/design-system/components/button/button.tsx'
import * as m from '#app/paraglide/messages.js'

/** A part of a page that has nothing to show, or failed and may be tried again. */
export function SectionNotice({ text, onRetry }: { text: string; onRetry?: () => unknown }) {
  return (
    <div className="border-t border-line py-6 text-ink-2">
      <p>{text}</p>
      {onRetry ? (
        <p className="mt-4">
          <Button variant="secondary" size="small" onClick={() => void onRetry()}>
            {m.errors_tryAgain()}
          </Button>
        </p>
      ) : null}
    </div>
  )
}
