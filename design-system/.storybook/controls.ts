import type { Decorator, Preview } from '@storybook/react-vite'
import type { StrictInputType } from 'storybook/internal/types'

type Enhancers = NonNullable<Preview['argTypesEnhancers']>
type Shape = {
  name?: string
  value?: unknown
  raw?: string
  required?: boolean
}

const shapeOf = ({ type }: Pick<StrictInputType, 'type'>): Shape => type ?? {}

/** The parts of a union as they are written: `string | null` is two. */
const partsOf = ({ raw = '' }: Shape) =>
  raw
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== 'undefined' && part !== 'null')

/** A word or a sentence, given or not. */
const isWords = (shape: Shape) =>
  shape.value === 'ReactNode' || (shape.name === 'union' && partsOf(shape).join() === 'string')

const literal = /^'(.*)'$/
const choicesOf = (shape: Shape): (string | boolean)[] =>
  shape.name === 'union' && partsOf(shape).every((part) => part === 'boolean' || literal.test(part))
    ? partsOf(shape).flatMap((part): (string | boolean)[] =>
        part === 'boolean' ? [false, true] : [part.replace(literal, '$1')],
      )
    : []

function controlOf(name: string, argType: StrictInputType): Partial<StrictInputType> {
  const shape = shapeOf(argType)
  if (/class(name)?$/i.test(name) || shape.value === 'IconNode') return { control: false }
  if (isWords(shape)) return { control: { type: 'text' } }
  const choices = choicesOf(shape)
  return choices.length > 0 ? { control: { type: 'select' }, options: choices } : {}
}

/** Optional words get a text field, a choice its options; an icon and a class none. */
export const argTypesEnhancers: Enhancers = [
  ({ argTypes, initialArgs }) =>
    Object.fromEntries(
      Object.entries(argTypes).map(([name, argType]) => [
        name,
        typeof initialArgs[name] === 'object' ? argType : { ...argType, ...controlOf(name, argType) },
      ]),
    ),
]

/** A choice shows which one holds without it, the default of the component; optional words begin empty. */
export const argsEnhancers: NonNullable<Preview['argsEnhancers']> = [
  ({ argTypes, initialArgs }) =>
    Object.fromEntries(
      Object.entries(argTypes).flatMap(([name, argType]): [string, string][] => {
        if (name in initialArgs) return []
        const given = String(argType.table?.defaultValue?.summary ?? '').replace(literal, '$1')
        if (argType.options?.includes(given)) return [[name, given]]
        return isWords(shapeOf(argType)) && argType.control ? [[name, '']] : []
      }),
    ),
]

/** An emptied text field stands for no words at all; where there must be some, the story has its own. */
export const emptyIsAbsent: Decorator = (Story, { args, argTypes }) => {
  const isAbsent = ([name, value]: [string, unknown]) =>
    value === '' && !shapeOf(argTypes[name] ?? {}).required
  return Story({ args: Object.fromEntries(Object.entries(args).filter((entry) => !isAbsent(entry))) })
}
