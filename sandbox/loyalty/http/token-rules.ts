/** What the sandbox accepts of the access tokens of its own provider. */
export const tokenRules = {
  audiences: { customer: 'urn:borealis:web', content: 'urn:borealis:content' },
  stepUpAcr: ['urn:borealis:acr:step-up'],
  stepUpMaxAge: 300,
  typ: 'at+jwt',
  algorithms: ['ES256'],
}
