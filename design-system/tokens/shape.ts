import { group } from './token-group';

/** Borders, corners, layers, and one transition. */
export const shape = group('Shape', [
  ['hairline', '1px', 'dividers, borders of cards'],
  ['edge', '1.5px', 'borders of controls'],
  ['edge-strong', '2px', 'border of selected items'],
  ['ring', '3px', 'width and offset of the focus ring'],
  ['rule', '4px', 'line beside a quotation or a row'],
  ['rail', '6px', 'goal colour along the edge of a card'],
  ['radius-s', '8px', 'badges, rows'],
  ['radius-m', '14px', 'controls and cards'],
  ['radius-l', '28px', 'panels and heroes'],
  ['radius-round', '999px', 'pills and circles'],
  ['layer-raised', '1', 'above neighbouring elements'],
  ['layer-notice', '30', 'above everything of a page but its menus: no connection'],
  ['layer-floating', '50', 'above the page: toasts'],
  ['layer-bar', '60', 'site header and its menus'],
  ['stale', '0.55', 'opacity of content that is reloading'],
]);

/** Under 200 ms on one curve; none with reduced motion. */
export const motion = group('Motion', [
  ['duration', '160ms', 'all transitions; 0 with reduced motion'],
  ['ease', 'cubic-bezier(0.2, 0.7, 0.2, 1)', 'easing of transitions'],
  ['turn', '0.8s', 'one turn of a spinner'],
  ['breath', '1.6s', 'one pulse of a skeleton'],
]);
