/** Class of the root element once the visitor has answered; it hides the consent banner. Content blockers hide what is called consent. */
export const CONSENT_ANSWERED = 'answered'
