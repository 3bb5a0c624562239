/** The application says that a write has been answered, or that its answer is not waited for any more. */
export const ANSWERED = 'answered'
