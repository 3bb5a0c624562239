/** Set by the story tests, which run axe in both themes. */
interface ImportMetaEnv {
  readonly STORYBOOK_TESTS?: '1'
}
