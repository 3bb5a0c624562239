/** Class of the root element once the visitor has answered; it hides the consent banner. */
export const CONSENT_ANSWERED = 'consent-answered'
