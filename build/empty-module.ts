// Replaces the URLPattern polyfill (app.config.ts): the site never matches URL patterns.
export {}
