import { Check, X } from 'lucide'
import type { ReactNode } from 'react'
import { voiceSections } from '../.storybook/documents.ts'
import { inLocale, type Locale } from '../.storybook/locale.ts'
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
  readonly right?: string
  readonly wrong?: string
}

/** What a component's page says beside its docstring and props: `parameters.usage` of its stories. */
export type Usage = Readonly<Record<Locale, UsageWords>> & {
  /** The sections of docs/voice.md that its words follow. */
  readonly voice?: readonly string[]
  /** The component used well and badly, live. */
  readonly pictures?: (globals: Globals) => { readonly right: ReactNode; readonly wrong: ReactNode }
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

type PictureProps = { good: boolean; title: string; caption: string | undefined; children: ReactNode }

function Picture({ good, title, caption, children }: PictureProps) {
  return (
    <figure
      className={`grid content-start gap-4 rounded-card border-t-4 bg-sunken p-5 ${good ? 'border-success' : 'border-error'}`}
    >
      <div className="bg-paper rounded-button p-5">{children}</div>
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

type UsageProps = { usage: Usage; globals: Globals; name: string; level: 2 | 3 }

/** When to use a component and when not, its parts, keys and words, and both ways to do it. */
export function ComponentUsage({ usage, globals, name, level }: UsageProps) {
  const words = inLocale(globals, usage)
  const titles = inLocale(globals, usageTitles)
  const pictures = usage.pictures?.(globals)
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
      {pictures ? (
        <div className="grid gap-5 tablet:grid-cols-2">
          <Picture good title={titles.right} caption={words.right}>
            {pictures.right}
          </Picture>
          <Picture good={false} title={titles.wrong} caption={words.wrong}>
            {pictures.wrong}
          </Picture>
        </div>
      ) : null}
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
