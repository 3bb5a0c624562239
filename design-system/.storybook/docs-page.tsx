import {
  ArgTypes,
  Controls,
  Description,
  DocsContainer,
  type DocsContainerProps,
  DocsContext,
  Primary,
  Stories,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { ComponentUsage, type Usage } from '../guide/component-usage.tsx'
import { version } from '../package.json'
import { chromeTheme } from './chrome.ts'
import { lookChanges } from './documents.ts'
import { inLocale } from './locale.ts'
import { PaletteStyle, wearBrand } from './wear-brand.tsx'

type Globals = Readonly<Record<string, unknown>>

/** The settings that a story reads. */
const toolbarNames = ['brand', 'theme', 'locale', 'palette', 'takeover', 'motion', 'text']

const Toolbar = createContext<Globals>({})

/** A docs page in the brand, theme, palette and language of the toolbar. */
export function ThemedContainer({ context, children }: DocsContainerProps & { children?: ReactNode }) {
  const [globals, setGlobals] = useState<Globals>(
    () => context.getStoryContext(context.componentStories()[0] ?? context.storyById()).globals,
  )
  useEffect(() => {
    const follow = (change: { globals: Globals }) => setGlobals(change.globals)
    context.channel.on(GLOBALS_UPDATED, follow)
    return () => context.channel.off(GLOBALS_UPDATED, follow)
  }, [context])
  wearBrand(globals)
  const [theme, locale, motion, text] = [globals.theme, globals.locale, globals.motion, globals.text].map(
    String,
  )
  useLayoutEffect(() => {
    document.documentElement.lang = locale ?? ''
    Object.assign(document.documentElement.dataset, { theme, motion, text })
  }, [locale, theme, motion, text])
  return (
    <DocsContainer context={context} theme={chromeTheme(globals, 'docs')}>
      <PaletteStyle globals={globals} />
      <Toolbar value={globals}>{children}</Toolbar>
    </DocsContainer>
  )
}

/**
 * A story of a docs page, where nothing takes the focus as it appears, as an error summary does: the page would begin at the
 * last of them. What is inert cannot be focused, and the effects of what is inside run before this one.
 */
export function WithoutFocusAtFirst({ lang, children }: { lang: string; children: ReactNode }) {
  const [hasAppeared, setHasAppeared] = useState(false)
  useEffect(() => setHasAppeared(true), [])
  return (
    <div lang={lang} inert={!hasAppeared}>
      {children}
    </div>
  )
}

const titles = {
  'en-ca': { try: 'Try it', props: 'Properties', states: 'States', changed: 'Since version' },
  'fr-ca': { try: 'Essayer', props: 'Propriétés', states: 'États', changed: 'Depuis la version' },
} as const

/**
 * A story in a window of its own. Parts that lie over the page (`parameters.framed`, their height) would cover the docs
 * page instead, and each other.
 */
function Framed({ id, name, height }: { id: string; name: string; height: number }) {
  const globals = useContext(Toolbar)
  // Settings of Storybook's own tools would come back as text, and `false` as text is on.
  const settings = toolbarNames.map((name) => `${name}:${globals[name]}`)
  const address = `iframe.html?id=${id}&viewMode=story&globals=${settings.join(';')}`
  return (
    <iframe
      key={address}
      title={name}
      src={address}
      className="w-full rounded-card border border-line"
      height={height}
    />
  )
}

/** The further states of such a part: each loads when it is opened. */
function FramedState({ id, name, height }: { id: string; name: string; height: number }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="border-b border-line py-3 text-ink"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="cursor-pointer font-semibold">{name}</summary>
      {isOpen ? <Framed id={id} name={name} height={height} /> : null}
    </details>
  )
}

/** The page of a component: what it is for, how it is used, its props, and all of its states. */
export function ComponentPage() {
  const globals = useContext(Toolbar)
  const words = inLocale(globals, titles)
  const { preparedMeta } = useOf('meta', ['meta'])
  const stories = useContext(DocsContext).componentStories()
  const usage: Usage | undefined = preparedMeta.parameters.usage
  const framed: unknown = preparedMeta.parameters.framed
  const name = preparedMeta.title.split('/').at(-1) ?? ''
  const changes = lookChanges.filter(({ names }) => names.includes(name))
  // A whole page has a main part of its own.
  const Frame = preparedMeta.title.startsWith('Pages/') ? 'div' : 'main'
  return (
    <Frame>
      <Unstyled>
        <h1 className="mb-4 text-h1 text-ink">{name}</h1>
      </Unstyled>
      <Description />
      {typeof framed === 'number' && stories[0] ? (
        <Unstyled>
          <Framed id={stories[0].id} name={stories[0].name} height={framed} />
        </Unstyled>
      ) : (
        <Primary />
      )}
      {usage ? (
        <Unstyled>
          <div className="my-12">
            <ComponentUsage usage={usage} globals={globals} name={name} level={2} />
          </div>
        </Unstyled>
      ) : null}
      {changes.length > 0 ? (
        <Unstyled>
          <div className="my-12 text-body text-ink">
            <h2 className="mb-2 text-h4">{`${words.changed} ${version}`}</h2>
            {changes.map(({ text }) => (
              <p key={text} lang="en-CA">
                {text}
              </p>
            ))}
          </div>
        </Unstyled>
      ) : null}
      <Unstyled>
        <h2 className="mt-12 mb-2 text-h2 text-ink">{framed ? words.props : words.try}</h2>
      </Unstyled>
      {framed ? <ArgTypes /> : <Controls />}
      {typeof framed === 'number' ? (
        <Unstyled>
          <h2 className="mt-12 mb-5 text-h2 text-ink">{words.states}</h2>
          {stories.slice(1).map((story) => (
            <FramedState key={story.id} id={story.id} name={story.name} height={framed} />
          ))}
        </Unstyled>
      ) : (
        <Stories title={words.states} includePrimary={false} />
      )}
    </Frame>
  )
}
