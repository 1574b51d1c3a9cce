import type { Confirmation, ConfirmationState } from '@gyg/contract';
import { type Asked, type GygRow, gygStateAt, isPublished, presentGygLine } from '../../gygs';
import type { Held, Holder } from './confirmation.repository';

/** What became of that which a reminder asks about. */
export function confirmationState(gyg: GygRow, held: readonly Held[], now: Date): ConfirmationState {
  if (held.length === 0) return 'CANCELLED';
  if (gygStateAt(gyg, now) !== 'PUBLISHED') return 'STARTED';
  return held.every((place) => place.confirmedAt !== null) ? 'COMING' : 'OPEN';
}

const presentNeed = ({ id, title, kind, quantity }: NonNullable<Held['need']>): Confirmation['needs'][number] => ({
  gygPositionId: kind === 'SKILL' ? id : null,
  gygCommodityId: kind === 'COMMODITY' ? id : null,
  contributionType: kind,
  needTitle: title,
  quantity,
});

/** What a reminder asks about, without its person. `start` is the one that the reminder told. */
export function presentConfirmation(
  { kind, bookedAt }: Holder,
  gyg: GygRow,
  { held, start, reading, now }: Asked & { held: readonly Held[]; start: number },
): Confirmation {
  const { gygState: _state, ...about } = presentGygLine(gyg, bookedAt, { reading, now });
  const state = confirmationState(gyg, held, now);
  return {
    ...about,
    kind,
    state,
    moved: isPublished(gyg) && gyg.startDateTime?.getTime() !== start,
    confirmedAt: state === 'COMING' ? (held[0]?.confirmedAt?.toISOString() ?? null) : null,
    needs: held.flatMap(({ need }) => (need === null ? [] : [presentNeed(need)])),
  };
}
