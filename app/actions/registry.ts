import type { z } from 'zod'
import { closeAccount, unfreeze, updateEmail, updatePhone } from './account.ts'
import type { BoundAction, StoredAction } from './action.ts'
import { createAddress, deleteAddress, updateAddress } from './addresses.ts'
import { redemptions } from './redemptions.ts'
import { eCardReveal } from './reveal-e-card.ts'

/** Every action that waits for a step-up. One that is not listed can be neither opened nor run. */
const actions = [
  ...redemptions,
  eCardReveal,
  createAddress,
  updateAddress,
  deleteAddress,
  updateEmail,
  updatePhone,
  unfreeze,
  closeAccount,
]

type PendingOf<Action> = Action extends { name: infer Name; payload: z.ZodType<infer Payload> }
  ? { action: Name; payload: Payload }
  : never

/** An action of this release, with what it needs to run later. */
export type PendingAction = PendingOf<(typeof actions)[number]>

/** What this release knows of a stored action; `undefined` for one of another release. */
export const actionOf = ({ action, payload }: StoredAction): BoundAction | undefined =>
  actions.find(({ name }) => name === action)?.bind(payload)

/** False for an action that only another release knows, before or after this one. */
export const isOfThisRelease = (action: string): boolean => actions.some(({ name }) => name === action)

/** True for actions that spend points: when the answer is lost, only the backend knows the outcome. */
export const spendsPoints = (action: string): boolean =>
  actions.some(({ name, spendsPoints }) => spendsPoints && name === action)
