import type { Usage } from './component-usage.tsx'

type StoryMeta = { readonly title: string; readonly parameters?: { readonly usage?: Usage } }

const components = import.meta.glob<StoryMeta>('../components/*/*.stories.tsx', {
  eager: true,
  import: 'default',
})
const patterns = import.meta.glob<StoryMeta>(['../patterns/*/*.stories.tsx', '!../patterns/pages/*'], {
  eager: true,
  import: 'default',
})

/** What the stories say of the use of each, in the order of the sidebar. */
const usagesOf = (metas: Readonly<Record<string, StoryMeta>>) =>
  Object.values(metas)
    .map(({ title, parameters }) => {
      if (!parameters?.usage) throw new Error(`${title} does not say how it is used: parameters.usage`)
      return { title, name: title.split('/').at(-1) ?? title, usage: parameters.usage }
    })
    .sort((one, other) => one.title.localeCompare(other.title))

const componentUsages = usagesOf(components)
const unpictured = componentUsages.find(({ usage }) => !usage.pictures)
if (unpictured) throw new Error(`${unpictured.title} has no pictures of its use: parameters.usage.pictures`)

export const usages = { components: componentUsages, patterns: usagesOf(patterns) }

/** A part that advice leads to is named as in the sidebar: after a colon, or beside another one. */
const BEFORE_NAME = /(?:: | or | ou | and | et )(?=\p{Lu})/gu
const all = [...usages.components, ...usages.patterns]
for (const { title, usage } of all) {
  for (const { avoid } of [usage['en-ca'], usage['fr-ca']]) {
    for (const { 0: before, index } of avoid.matchAll(BEFORE_NAME)) {
      const advice = avoid.slice(index + before.length)
      if (!all.some(({ name }) => advice.startsWith(name)))
        throw new Error(`${title} leads to what the sidebar has not: ${advice}`)
    }
  }
}
