/** What Storybook needs to know of stories (`@gyg/design-system/testing`). */
export { shownProps } from './swedish';
