import { readLimit, readRow } from '@gyg/contract/widgets';
import { type Room, roomFor } from '../core/room';

/** The height of each element before its code has loaded: pixels, or that of cards. */
export const rooms: Readonly<Record<string, number | Partial<Room>>> = {
  'gyg-list': {},
  'gyg-catalog': { withHost: true, hasName: true },
  'gyg-card': { row: 1, count: 1, withHost: true, isSingle: true },
  'gyg-need': 264,
  'gyg-proposal': 116,
  'gyg-login': 44,
  'gyg-signup': 44,
  'gyg-verify': 44,
  'gyg-password': 44,
};

/** The height of an element in pixels. */
export function roomOf(element: HTMLElement): number {
  const room = rooms[element.localName] ?? 0;
  if (typeof room === 'number') return room;
  const text = (name: string) => element.getAttribute(name);
  return roomFor({
    row: readRow(text('row') ?? text('gygs-per-row')),
    count: readLimit(text('limit')),
    withHost: text('host') === 'others',
    width: element.clientWidth,
    fontSize: Number.parseFloat(getComputedStyle(element).fontSize),
    ...room,
  });
}
