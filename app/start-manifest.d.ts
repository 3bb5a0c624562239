/** Start's list of built files by route. Its own declaration is not part of its package's types. */
declare module 'tanstack-start-manifest:v' {
  type Router = import('@tanstack/react-router').AnyRouter
  type Manifest = NonNullable<NonNullable<Router['ssr']>['manifest']>

  export const tsrStartManifest: () => Manifest
}
