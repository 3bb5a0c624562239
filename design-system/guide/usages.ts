import type { Usage } from './component-usage.tsx'

type StoryMeta = { readonly title: string; readonly parameters?: { readonly usage?: Usage } }

const metas = import.meta.glob<StoryMeta>('../components/*/*.stories.tsx', { eager: true, import: 'default' })

/** What the stories of every component say of its use, in the order of the sidebar. */
export const usages = Object.values(metas)
  .map(({ title, parameters }) => {
    if (!parameters?.usage) throw new Error(`${title} does not say how it is used: parameters.usage`)
    return { title, name: title.split('/').at(-1) ?? title, usage: parameters.usage }
  })
  .sort((one, other) => one.title.localeCompare(other.title))
