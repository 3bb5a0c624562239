import { type Retry, RetryButton } from '../section-notice/retry-button.tsx'

export type BalanceFigureProps = {
  /** What the figure means: "Your balance". */
  label: string
  /** Formatted balance; `null` when it could not be read, and `unknown` is shown instead. */
  balance: string | null
  /** Makes the figure a link: where it leads, and its accessible name with the figure in it. None by default. */
  link?: { href: string; label: string }
  /** Text shown instead of an unknown balance. */
  unknown: string
  /** Button to read the balance again, below it. None by default. */
  retry?: Retry | undefined
  /** Facts beside the figure: its value, pending points, time of the reading. */
  facts: readonly BalanceFact[]
}

/** `strong` is the number in `text` that leads it: "Worth **$248**". None by default. */
export type BalanceFact = { id: string; text: string; strong?: string }

/** A large balance on paper, for pages without a sky window. */
export function BalanceFigure({ label, balance, link, unknown, retry, facts }: BalanceFigureProps) {
  return (
    <div className="border-t-2 border-ink pt-6">
      <p className="text-ink-2">{label}</p>
      {balance === null ? (
        <p className="mt-2 max-w-measure text-lead">{unknown}</p>
      ) : (
        <p data-first={balance[0]} className="mt-3 text-display">
          {link ? <FigureLink {...link}>{balance}</FigureLink> : balance}
        </p>
      )}
      {facts.length > 0 ? (
        <ul className="mt-5 flex flex-wrap gap-x-8 gap-y-1 text-ink-2">
          {facts.map((fact) => (
            <li key={fact.id}>
              <FactText {...fact} ink="text-ink" />
            </li>
          ))}
        </ul>
      ) : null}
      {retry ? <RetryButton {...retry} /> : null}
    </div>
  )
}

/** The figure as a link, which screen readers hear with its purpose. */
export function FigureLink({ href, label, children }: { href: string; label: string; children: string }) {
  return (
    <a href={href} className="decoration-2 underline-offset-[.12em] hover:underline">
      <span aria-hidden="true">{children}</span>
      <span className="sr-only">{label}</span>
    </a>
  )
}

/** A fact whose number stands out in another `ink`, a class. */
export function FactText({ text, strong = '', ink }: BalanceFact & { ink: string }) {
  const at = text.indexOf(strong)
  if (!strong || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <strong className={ink}>{strong}</strong>
      {text.slice(at + strong.length)}
    </>
  )
}
