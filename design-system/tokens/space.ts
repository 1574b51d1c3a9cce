import { group } from './token-group';

/** Spacing: multiples of 8 px, 4 for details; three that grow with the window. */
export const space = group('Space', [
  ['space-1', '4px', 'inside a line: an icon and its text'],
  ['space-2', '8px', 'related elements'],
  ['space-3', '16px', 'lines of a form, rows, padding of small boxes'],
  ['space-4', '24px', 'padding of cards, columns'],
  ['space-5', '32px', 'groups'],
  ['space-6', '48px', 'parts of a page'],
  ['space-7', '64px', 'sections, the side column'],
  ['space-8', '96px', 'large sections; overlap of a column with a hero'],
  ['gutter', 'clamp(16px, 4vw, 64px)', 'beside the content of a page'],
  ['inset', 'clamp(16px, 3vw, 32px)', 'inside a large card or panel'],
  ['page-top', 'clamp(24px, 4vw, 48px)', 'above the content of a page'],
  ['page-end', 'clamp(48px, 6vw, 96px)', 'below the content of a page, around its sections'],
  ['control-inset', '12px', 'inside fields and quiet buttons, left and right'],
  ['outset-control', '-12px', 'pulls a quiet button out so that its text aligns with the edge'],
]);
