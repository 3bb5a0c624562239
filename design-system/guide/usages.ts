import type { Usage } from './component-usage.tsx'

type StoryMeta = { readonly title: string; readonly parameters?: { readonly usage?: Usage } }

const metas = import.meta.glob<StoryMeta>('../components/*/*.stories.tsx', { eager: true, import: 'default' })

/** Every component whose stories say how it is used, in the order of the sidebar. */
export const usages = Object.values(metas)
  .flatMap(({ title, parameters }) => (parameters?.usage ? [{ title, usage: parameters.usage }] : []))
  .map(({ title, usage }) => ({ title, name: title.split('/').at(-1) ?? title, usage }))
  .sort((one, other) => one.title.localeCompare(other.title))
