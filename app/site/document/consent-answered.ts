/** On the root element once a visitor has answered; it closes the banner. */
export const CONSENT_ANSWERED = 'consent-answered'
