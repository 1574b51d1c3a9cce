import { defaultGoalId } from '@gyg/contract';
import type { ApiConfig } from '../../api-context';
import { gygHero } from './gyg.presenter';
import type { GygRow } from './gyg.repository';
import { gygStateAt } from './gyg-state';

/**
 * The gyg of a line in My bookings. Of one that was unpublished only the title that it had stays (api.md, Visibility):
 * what it will be called, when and where it will be, and what for, is being planned. The time of the booking stands for its own.
 */
export function presentBookedGyg(gyg: GygRow, bookedAt: Date, now: Date) {
  const visible = gyg.publishedAt !== null;
  const { startDateTime, endDateTime } = visible ? gyg : { startDateTime: null, endDateTime: null };
  return {
    gygId: gyg.id,
    gygTitle: visible ? gyg.title : (gyg.takenDownTitle ?? gyg.title),
    gygState: gygStateAt(gyg, now),
    startDateTime: (startDateTime ?? bookedAt).toISOString(),
    endDateTime: (endDateTime ?? bookedAt).toISOString(),
    address: visible ? gyg.address : '',
    hostName: gyg.orgName,
    gygVisible: visible,
  };
}

/** The picture and goal of such a line; nobody’s in particular where it was unpublished. */
export function bookedGygPicture(gyg: GygRow, config: ApiConfig) {
  const visible = gyg.publishedAt !== null;
  const sdgGoalId = visible ? gyg.sdgGoalId : defaultGoalId;
  return { sdgGoalId, gygHero: visible ? gygHero(gyg, config) : config.goalPicture(sdgGoalId, 'en') };
}
