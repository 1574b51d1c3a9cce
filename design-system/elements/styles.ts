import badge from '../src/components/badge/badge.module.css?inline';
import button from '../src/components/button/button.module.css?inline';
import cardGrid from '../src/components/card-grid/card-grid.module.css?inline';
import goalPoster from '../src/components/goal-poster/goal-poster.module.css?inline';
import goalTile from '../src/components/goal-tile/goal-tile.module.css?inline';
import gygCard from '../src/components/gyg-card/gyg-card.module.css?inline';
import icon from '../src/components/icon/icon.module.css?inline';
import link from '../src/components/link/link.module.css?inline';
import picture from '../src/components/picture/picture.module.css?inline';
import skeleton from '../src/components/skeleton/skeleton.module.css?inline';
import visuallyHidden from '../src/components/visually-hidden/visually-hidden.module.css?inline';
import tokens from '../tokens/tokens.host.css?inline';
import base from './base.css?inline';

/**
 * The sheets of everything this entrance exports, in order, for constructable style sheets of a shadow root. Tokens stand on
 * `:host`; the theme follows the host's attribute `theme` (`light` or `dark`), else the visitor's system.
 */
export const elementStyles: readonly string[] = [
  '@layer tokens, components, area;',
  tokens,
  base,
  icon,
  visuallyHidden,
  badge,
  button,
  link,
  cardGrid,
  goalTile,
  goalPoster,
  picture,
  gygCard,
  skeleton,
];
