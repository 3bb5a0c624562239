import { altchaCheck } from './altcha.server.ts'
import { sandboxCheck } from './sandbox.server.ts'
import { serviceChecks, serviceVariables } from './siteverify.server.ts'

/** Every value of `BOT_CHECK`. */
export const botChecks = {
  sandbox: sandboxCheck,
  altcha: altchaCheck,
  ...serviceChecks,
} as const

export type BotCheckKind = keyof typeof botChecks

/** Their names, for the environment. */
export const botCheckNames = Object.fromEntries(Object.keys(botChecks).map((name) => [name, name])) as {
  // Each key of the table, and nothing else.
  [Kind in BotCheckKind]: Kind
}

/** Their variables, for the one schema of the environment. */
export const botCheckVariables = {
  ...altchaCheck.variables,
  ...serviceVariables,
}
