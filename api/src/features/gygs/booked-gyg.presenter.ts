import { type BookingEnder, type BookingStatus, defaultGoalId, type StoryStatus } from '@gyg/contract';
import type { ApiConfig } from '../../api-context';
import { gygHero } from './gyg.presenter';
import type { GygRow } from './gyg.repository';
import { cancellableUntil, gygStateAt } from './gyg-state';

/** A booking or a place, as far as its line in My bookings depends on it. */
interface BookedEntry {
  userId: string;
  status: BookingStatus;
  createdAt: Date;
  cancelledBy: string | null;
  cancelledAt: Date | null;
}

interface BookedGygParts {
  config: ApiConfig;
  now: Date;
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

/** A gyg as My bookings shows it: an unpublished one keeps only its last title, with neutral values for the rest. */
function visibleGyg(gyg: GygRow, createdAt: Date, config: ApiConfig) {
  if (gyg.publishedAt === null) {
    return {
      gygTitle: gyg.takenDownTitle ?? gyg.title,
      // The booking's time replaces the dates of a draft.
      startDateTime: createdAt.toISOString(),
      endDateTime: createdAt.toISOString(),
      repeats: 'NONE' as const,
      occasionMinutes: null,
      address: '',
      lat: null,
      lng: null,
      sdgGoalId: defaultGoalId,
      gygHero: config.goalPicture(defaultGoalId, 'en'),
      gygVisible: false,
    };
  }
  return {
    gygTitle: gyg.title,
    startDateTime: (gyg.startDateTime ?? createdAt).toISOString(),
    endDateTime: (gyg.endDateTime ?? createdAt).toISOString(),
    repeats: gyg.repeats,
    occasionMinutes: gyg.occasionMinutes,
    address: gyg.address,
    lat: gyg.lat,
    lng: gyg.lng,
    sdgGoalId: gyg.sdgGoalId,
    gygHero: gygHero(gyg, config),
    gygVisible: true,
  };
}

/** The gyg of an entry of a waiting list; `at` stands for the dates of an unpublished one. */
export function presentGygLine(gyg: GygRow, at: Date, { config, now }: Pick<BookedGygParts, 'config' | 'now'>) {
  const { gygVisible: _visible, lat: _lat, lng: _lng, ...shown } = visibleGyg(gyg, at, config);
  return { gygId: gyg.id, gygLanguage: gyg.language, gygState: gygStateAt(gyg, now), ...shown, hostName: gyg.orgName };
}

/**
 * The gyg of a booking or place in My bookings, and what has become of the entry. Title, date, place, picture and goal
 * of a draft are private.
 */
export function presentBookedGyg(
  gyg: GygRow,
  entry: BookedEntry,
  { config, now, story, participantInfo }: BookedGygParts,
) {
  const state = gygStateAt(gyg, now);
  const active = entry.status === 'ACTIVE' || entry.status === 'PENDING';
  const until = active ? cancellableUntil(gyg, entry.createdAt, now) : null;
  const informed = entry.status === 'ACTIVE' && (state === 'PUBLISHED' || state === 'ONGOING');
  return {
    gygId: gyg.id,
    gygLanguage: gyg.language,
    gygState: state,
    ...visibleGyg(gyg, entry.createdAt, config),
    hostName: gyg.orgName,
    hostFriendlyUrl: gyg.orgFriendlyUrl,
    ...(informed && participantInfo !== undefined ? { participantInfo } : {}),
    cancellable: until !== null,
    cancellableUntil: until?.toISOString() ?? null,
    endedBy: endedBy(entry),
    endedAt: active ? null : (entry.cancelledAt?.toISOString() ?? null),
    story: story ?? null,
  };
}
