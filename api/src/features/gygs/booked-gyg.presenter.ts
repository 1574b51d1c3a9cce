import { defaultGoalId } from '@gyg/contract';
import type { ApiConfig } from '../../api-context';
import { gygHero } from './gyg.presenter';
import type { GygRow } from './gyg.repository';
import { gygStateAt } from './gyg-state';

/**
 * The gyg of an entry in My bookings. An unpublished gyg keeps only its last title: title, date, place and goal of a
 * draft are private. The booking's time replaces its start.
 */
export function presentBookedGyg(gyg: GygRow, bookedAt: Date, now: Date) {
  const visible = gyg.publishedAt !== null;
  const { startDateTime, endDateTime } = visible ? gyg : { startDateTime: null, endDateTime: null };
  return {
    gygId: gyg.id,
    gygTitle: visible ? gyg.title : (gyg.takenDownTitle ?? gyg.title),
    gygLanguage: gyg.language,
    gygState: gygStateAt(gyg, now),
    startDateTime: (startDateTime ?? bookedAt).toISOString(),
    endDateTime: (endDateTime ?? bookedAt).toISOString(),
    repeats: visible ? gyg.repeats : ('NONE' as const),
    occasionMinutes: visible ? gyg.occasionMinutes : null,
    address: visible ? gyg.address : '',
    hostName: gyg.orgName,
    gygVisible: visible,
  };
}

/** The picture and goal of such an entry; neutral ones for an unpublished gyg. */
export function bookedGygPicture(gyg: GygRow, config: ApiConfig) {
  const visible = gyg.publishedAt !== null;
  const sdgGoalId = visible ? gyg.sdgGoalId : defaultGoalId;
  return { sdgGoalId, gygHero: visible ? gygHero(gyg, config) : config.goalPicture(sdgGoalId, 'en') };
}
