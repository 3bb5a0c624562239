/** What a form without JavaScript has done to the goal, as the page's address says it. */
export type GoalNews = 'saved' | 'removed'

export const readGoalNews = (value: string | undefined): GoalNews | undefined =>
  value === 'saved' || value === 'removed' ? value : undefined
