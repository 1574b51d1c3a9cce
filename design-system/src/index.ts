export type { IconName } from '../art/icons';
export { upTo, widths } from '../tokens/widths';
export { type KeptFocus, useKeptFocus } from './behaviour/use-kept-focus';
export { usePageTheme } from './behaviour/use-page-theme';
export * from './components/action-bar/action-bar';
export * from './components/app-header/app-header';
export * from './components/app-header/nav-drawer';
export * from './components/avatar/avatar';
export * from './components/badge/badge';
export * from './components/banner/banner';
export * from './components/breadcrumbs/breadcrumbs';
export * from './components/button/button';
export * from './components/button/icon-button';
export * from './components/callout/callout';
export * from './components/card-grid/card-grid';
export * from './components/count-badge/count-badge';
export * from './components/dialog/dialog';
export * from './components/disclosure/disclosure';
export * from './components/drawer/drawer';
export * from './components/drawn-picture/drawn-picture';
export * from './components/goal-grid/goal-grid';
export * from './components/goal-grid/goal-intro';
export * from './components/goal-poster/goal-poster';
export * from './components/goal-tile/goal-link';
export * from './components/goal-tile/goal-list';
export * from './components/goal-tile/goal-tile';
export * from './components/gyg-card/gyg-card';
export * from './components/hero/hero';
export * from './components/icon/icon';
export * from './components/layout/columns';
export * from './components/layout/in-order';
export * from './components/layout/layout';
export * from './components/layout/measure';
export * from './components/layout/panel';
export * from './components/layout/section';
export * from './components/layout/split';
export * from './components/layout/stack';
export * from './components/link/link';
export * from './components/link/more-link';
export * from './components/logo/logo';
export * from './components/menu/menu';
export type {
  MenuAction,
  MenuCheck,
  MenuChoice,
  MenuEntry,
  MenuGroup,
  MenuItem,
  MenuLink,
} from './components/menu/menu-entries';
export * from './components/message-state/message-state';
export * from './components/meter/meter';
export * from './components/organization-card/organization-card';
export * from './components/organization-card/organization-tile';
export * from './components/page-header/page-header';
export * from './components/pager/list-foot';
export * from './components/pager/pager';
export * from './components/picture/picture';
export * from './components/progress-bar/progress-bar';
export * from './components/prose/prose';
export * from './components/rich-text/rich-text';
export * from './components/site-footer/site-footer';
export * from './components/skeleton/skeleton';
export * from './components/skeleton/text-skeleton';
export * from './components/skeleton/waiting';
export * from './components/story-card/story-card';
export * from './components/story-card/story-grid';
export * from './components/tabs/tabs';
export type { ToastMessage, ToastTone } from './components/toaster/toast';
export * from './components/toaster/toaster';
export * from './components/visually-hidden/visually-hidden';
export { SoftBreaks } from './text/soft-breaks';
