import { supers } from '../actors';
import type { MatrixRows } from '../matrix-row';

const message = { en: 'Back at noon.', se: 'Öppnar klockan tolv.' };

export const siteDownRows = {
  getSiteDown: { expect: supers, call: () => ({}) },
  setSiteDown: { expect: supers, call: () => ({ body: { down: true, message, reason: 'New database' } }) },
} satisfies MatrixRows;
