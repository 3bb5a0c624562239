/** Set by the story tests, which run every story in both themes. */
interface ImportMetaEnv {
  readonly STORYBOOK_THEME?: 'light' | 'dark'
}
