/** Set by the story tests, which look at every story in both themes. */
interface ImportMetaEnv {
  readonly STORYBOOK_TESTS?: '1'
}
