/** A script that runs before the application, as a text; `build/inline-script.ts` makes it. */
declare module '*?inline-script' {
  const code: string
  export default code
}
