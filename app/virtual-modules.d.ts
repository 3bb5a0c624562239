/** A script that runs before the application, as a text; `build/inline-script.ts` makes it. */
declare module '*?inline-script' {
  const code: string
  export default code
}

/** Start's list of built files by route. Its own declaration is not part of its package's types. */
declare module 'tanstack-start-manifest:v' {
  type Router = import('@tanstack/react-router').AnyRouter
  type Manifest = NonNullable<NonNullable<Router['ssr']>['manifest']>

  export const tsrStartManifest: () => Manifest
}
