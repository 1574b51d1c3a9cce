import { group } from './token-group';

/** Lines, corners, layers, and one motion. */
export const shape = group('Shape', [
  ['hairline', '1px', 'lines between things, edges of cards'],
  ['edge', '1.5px', 'edges of controls'],
  ['edge-strong', '2px', 'the edge of what is chosen'],
  ['ring', '3px', 'the focus, and its distance'],
  ['rule', '4px', 'the line beside a quotation or a row'],
  ['rail', '6px', 'the colour of a goal along a card'],
  ['radius-s', '8px', 'small things: badges, rows'],
  ['radius-m', '14px', 'controls and cards'],
  ['radius-l', '28px', 'panels and heroes'],
  ['radius-round', '999px', 'pills and discs'],
  ['layer-raised', '1', 'over its neighbours'],
  ['layer-floating', '50', 'over the page: messages that go'],
  ['layer-bar', '60', 'the bar of the house and its menus'],
  ['stale', '0.55', 'opacity of what is being replaced'],
]);

/** Under 200 ms on one curve; none with reduced motion. */
export const motion = group('Motion', [
  ['duration', '160ms', 'every movement; 0 where somebody asked for less of it'],
  ['ease', 'cubic-bezier(0.2, 0.7, 0.2, 1)', 'its curve'],
  ['turn', '0.8s', 'one turn of what waits'],
  ['breath', '1.6s', 'one breath of a skeleton'],
]);
