import { Check, X } from 'lucide'
import type { ReactNode } from 'react'
import { voiceSections } from '../.storybook/documents.ts'
import { inLocale, type Locale } from '../.storybook/locale.ts'
import { Cross, descriptionClasses } from '../components/dialog/dialog-panel.tsx'
import { Icon } from '../components/icon/icon.tsx'
import { Markdown } from './markdown.tsx'

type Globals = { locale?: unknown }

type UsageWords = {
  /** When it is the right part. */
  readonly use: string
  /** When another one is, and which. */
  readonly avoid: string
  /** What it consists of, in reading order. */
  readonly parts?: readonly string[]
  /** What its keys do; none where nothing can be reached with Tab. */
  readonly keys?: string
  /** What the picture on the left does well, and the one on the right does not. */
  readonly right: string
  readonly wrong: string
}

/** One of two originals, by the language of the toolbar. */
type Say = <Words>(english: Words, french: Words) => Words

/** What the page of a component or pattern says beside its docstring and props: `parameters.usage` of its stories. */
export type Usage = Readonly<Record<Locale, UsageWords>> & {
  /** The sections of docs/voice.md that its words follow. */
  readonly voice?: readonly string[]
  /**
   * The component used well, and a misuse that people make. Every component has both, so that a new one asks for them; a
   * pattern is a picture of itself.
   */
  readonly pictures?: (say: Say, globals: Globals) => { readonly right: ReactNode; readonly wrong: ReactNode }
}

export const usageTitles = {
  'en-ca': {
    use: 'Use it',
    avoid: 'Use something else',
    parts: 'Anatomy',
    keys: 'Keyboard',
    words: 'Words',
    right: 'Do',
    wrong: 'Don’t',
  },
  'fr-ca': {
    use: 'Quand l’utiliser',
    avoid: 'Quand choisir autre chose',
    parts: 'Composition',
    keys: 'Clavier',
    words: 'Textes',
    right: 'À faire',
    wrong: 'À éviter',
  },
} as const

function voiceSection(heading: string): string {
  const section = voiceSections.get(heading)
  if (section === undefined) throw new Error(`docs/voice.md has no section ${heading}`)
  return section
}

type PictureProps = { good: boolean; title: string; caption: string; children?: ReactNode }

/** Inert: what it shows can neither be pressed nor read out, takes no focus and names nothing twice. The caption says it. */
function Picture({ good, title, caption, children }: PictureProps) {
  return (
    <figure
      className={`grid min-w-0 content-start gap-4 rounded-card border-t-4 bg-sunken p-5 ${good ? 'border-success' : 'border-error'}`}
    >
      {children ? (
        <div inert className="min-w-0 overflow-clip rounded-button bg-paper p-5">
          {children}
        </div>
      ) : null}
      <figcaption>
        <strong className={`flex items-center gap-2 ${good ? 'text-success' : 'text-error'}`}>
          <Icon of={good ? Check : X} size={18} />
          {title}
        </strong>
        <span className="mt-1 block">{caption}</span>
      </figcaption>
    </figure>
  )
}

type StillPanelProps = {
  title: string
  description?: string
  /** Shows the cross at the upper right. `false` by default. */
  closable?: boolean
  children?: ReactNode
  actions: ReactNode
}

/** What a dialog or a drawer holds, for a picture of it: the part itself would lie over the page. */
export function StillPanel({ title, description, closable, children, actions }: StillPanelProps) {
  return (
    <div className="grid gap-5 rounded-window border border-line bg-surface p-5">
      <div>
        <p className="flex items-center justify-between gap-4 text-question text-balance">
          {title} {closable ? <Cross /> : null}
        </p>
        {description ? <p className={descriptionClasses}>{description}</p> : null}
      </div>
      {children ? <div>{children}</div> : null}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">{actions}</div>
    </div>
  )
}

type UsageProps = { usage: Usage; globals: Globals; name: string; level: 2 | 3 }

/** When to use a component or pattern and when not, its parts, keys and words, and both ways to do it. */
export function ComponentUsage({ usage, globals, name, level }: UsageProps) {
  const words = inLocale(globals, usage)
  const titles = inLocale(globals, usageTitles)
  const pictures = usage.pictures?.(
    (english, french) => inLocale(globals, { 'en-ca': english, 'fr-ca': french }),
    globals,
  )
  const Heading = level === 2 ? 'h2' : 'h3'
  const heading = 'mb-2 text-h4'
  return (
    <div className="grid gap-8 text-body text-ink">
      <div className="grid gap-8 tablet:grid-cols-2">
        <div>
          <Heading className={heading}>{titles.use}</Heading>
          <p>{words.use}</p>
        </div>
        <div>
          <Heading className={heading}>{titles.avoid}</Heading>
          <p>{words.avoid}</p>
        </div>
        {words.parts ? (
          <div>
            <Heading className={heading}>{titles.parts}</Heading>
            <ol className="list-decimal pl-5">
              {words.parts.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ol>
          </div>
        ) : null}
        {words.keys ? (
          <div>
            <Heading className={heading}>{titles.keys}</Heading>
            <p>{words.keys}</p>
          </div>
        ) : null}
      </div>
      <div className="grid gap-5 tablet:grid-cols-2">
        <Picture good title={titles.right} caption={words.right}>
          {pictures?.right}
        </Picture>
        <Picture good={false} title={titles.wrong} caption={words.wrong}>
          {pictures?.wrong}
        </Picture>
      </div>
      {usage.voice && level === 2 ? (
        <div>
          <Heading className={heading}>{titles.words}</Heading>
          <div lang="en-CA">
            {usage.voice.map((section) => (
              <Markdown key={section} caption={`${name}: ${section}`} text={voiceSection(section)} />
            ))}
          </div>
        </div>
      ) : null}
    </div>
  )
}
