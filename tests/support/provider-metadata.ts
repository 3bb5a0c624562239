/** Minimal provider metadata (OpenID Connect Discovery section 3). */
export const aProvidersMetadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  authorization_response_iss_parameter_supported: true,
})
