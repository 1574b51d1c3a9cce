import { type BookingEnder, type BookingStatus, defaultGoalId, type StoryStatus } from '@gyg/contract';
import type { ApiConfig } from '../../api-context';
import { gygHero, gygTextsIn } from './gyg.presenter';
import type { GygRow } from './gyg.repository';
import type { Asked } from './gyg.service';
import { cancellableUntil, gygStateAt, isOpenState, isPublished } from './gyg-state';

/** A booking or a place, as far as its line in My bookings depends on it. */
interface BookedEntry {
  userId: string;
  status: BookingStatus;
  createdAt: Date;
  cancelledBy: string | null;
  cancelledAt: Date | null;
}

interface BookedGygParts extends Asked {
  config: ApiConfig;
  /** The user's story of the gyg. */
  story: { id: string; status: StoryStatus } | undefined;
  /** The sanitised HTML for participants of the gyg; kept to confirmed entries of gygs that are not over. */
  participantInfo: string | undefined;
}

const endedBy = ({ status, userId, cancelledBy }: BookedEntry): BookingEnder | null =>
  status === 'ACTIVE' || status === 'PENDING' || cancelledBy === null
    ? null
    : cancelledBy === userId
      ? 'BOOKER'
      : 'HOST';

/**
 * Title in a language, dates and place of a gyg that someone has booked or waits for: an unpublished one keeps only its
 * last title, and `at`, the time of the entry, stands for its dates.
 */
export function presentGygLine(gyg: GygRow, at: Date, { reading, now }: Asked) {
  const visible = isPublished(gyg);
  const { title, language } = gygTextsIn(gyg, visible ? reading : 'own');
  const { startDateTime, endDateTime } = visible ? gyg : { startDateTime: null, endDateTime: null };
  return {
    gygId: gyg.id,
    gygTitle: visible ? title : (gyg.takenDownTitle ?? title),
    gygLanguage: language,
    gygState: gygStateAt(gyg, now),
    startDateTime: (startDateTime ?? at).toISOString(),
    endDateTime: (endDateTime ?? at).toISOString(),
    repeats: visible ? gyg.repeats : ('NONE' as const),
    occasionMinutes: visible ? gyg.occasionMinutes : null,
    address: visible ? gyg.address : '',
    hostName: gyg.orgName,
    gygVisible: visible,
  };
}

/** The picture and goal of such a gyg; neutral ones for an unpublished gyg. */
export function presentGygPicture(gyg: GygRow, config: ApiConfig) {
  const visible = isPublished(gyg);
  const sdgGoalId = visible ? gyg.sdgGoalId : defaultGoalId;
  return { sdgGoalId, gygHero: visible ? gygHero(gyg, config) : config.goalPicture(sdgGoalId, 'en') };
}

/**
 * The gyg of a booking or place in My bookings, and what has become of the entry. Title, date, place, picture and goal
 * of a draft are private.
 */
export function presentBookedGyg(
  gyg: GygRow,
  entry: BookedEntry,
  { config, reading, now, story, participantInfo }: BookedGygParts,
) {
  const line = presentGygLine(gyg, entry.createdAt, { reading, now });
  const active = entry.status === 'ACTIVE' || entry.status === 'PENDING';
  const until = active ? cancellableUntil(gyg, entry.createdAt, now) : null;
  const informed = entry.status === 'ACTIVE' && isOpenState(line.gygState);
  return Object.assign(line, presentGygPicture(gyg, config), {
    lat: line.gygVisible ? gyg.lat : null,
    lng: line.gygVisible ? gyg.lng : null,
    hostFriendlyUrl: gyg.orgFriendlyUrl,
    ...(informed && participantInfo !== undefined ? { participantInfo } : {}),
    cancellable: until !== null,
    cancellableUntil: until?.toISOString() ?? null,
    endedBy: endedBy(entry),
    endedAt: active ? null : (entry.cancelledAt?.toISOString() ?? null),
    story: story ?? null,
  });
}
