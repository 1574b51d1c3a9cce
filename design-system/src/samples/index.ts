/** Sample data and helpers for stories (`@gyg/design-system/testing`). */
export { shownProps } from './swedish';
