/** What a form without JavaScript has done to the goal, as the page's address says it. */
export type GoalOutcome = 'saved' | 'removed'

export const readGoalOutcome = (value: string | undefined): GoalOutcome | undefined =>
  value === 'saved' || value === 'removed' ? value : undefined
