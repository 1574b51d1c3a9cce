import type { Gyg, GygProfile, GygViewer, Need, NeedInvitation, UserOrganization } from '@gyg/contract';
import { ApiError, requestsOf } from '@gyg/contract/client';
import { ask } from '../../core/client';
import type { Session } from '../../core/session';
import type { Language } from '../../core/texts';

const request = requestsOf({
  getNeedInvitation: 'GET /gygs/invite/{orgFriendlyUrl}/{gygFriendlyUrl}/{needId}',
  getGygProfile: 'GET /gygs/{gygId}/profile',
  findGygByUrl: 'GET /gygs/search/url',
  getGygViewer: 'GET /gygs/{gygId}/viewer',
  listUserOrganizations: 'GET /users/{userId}/organizations',
});

/** What an element shows: a need, or the recipients' places of a gyg. */
export interface NeedQuery {
  /** The platform's origin. */
  readonly api: string;
  /** The gyg's id, or `organisation/gyg` by friendly urls. */
  readonly gyg: string;
  /** The need's id; empty with `recipient`. */
  readonly need: string;
  readonly recipient: boolean;
  readonly language: Language;
}

/** What can be booked, as anyone may see it. */
export interface Bookable {
  readonly gyg: Gyg;
  /** Null for a place as a recipient. */
  readonly need: Need | null;
  readonly left: number;
  readonly total: number;
  /** Names of the gyg's partners. */
  readonly partners: readonly string[];
  /** What the host writes to recipients, sanitised HTML. */
  readonly text: string;
}

/** The part of the visitor. */
export interface Personal {
  readonly viewer: GygViewer;
  readonly organizations: readonly UserOrganization[];
}

const ofNeed = (gyg: Gyg, need: Need, partners: NeedInvitation['partners']): Bookable => ({
  gyg,
  need,
  left: need.availablePositions,
  total: need.offeredPositions,
  partners: partners.map(({ name }) => name),
  text: '',
});

function ofProfile({ gyg, gygPage, beneficiaries, partners, ...needs }: GygProfile, query: NeedQuery): Bookable {
  if (query.recipient) {
    const { places, taken } = beneficiaries;
    if (places === 0) throw new ApiError('need.missing', 404);
    return {
      gyg,
      need: null,
      left: Math.max(0, places - taken),
      total: places,
      partners: [],
      text: gygPage['page.beneficiaryText'],
    };
  }
  const need = [...needs.gygPositions, ...needs.gygCommodities].find(({ id }) => id === query.need);
  if (need === undefined) throw new ApiError('need.missing', 404);
  return ofNeed(gyg, need, partners);
}

/**
 * Loads the public part, as a guest: in one call, or in two for recipients' places by friendly urls. Throws ApiError:
 * `gyg.missing` and `need.missing` where there is nothing to book, `option.missing` without the attributes.
 */
export async function loadBookable(query: NeedQuery, signal: AbortSignal, fresh: boolean): Promise<Bookable> {
  const { api, gyg, need, recipient, language } = query;
  if (gyg === '' || (need === '' && !recipient)) throw new ApiError('option.missing');
  const lang = { lang: language === 'sv' ? 'se' : 'en' } as const;
  const options = { signal, fresh };
  const [orgFriendlyUrl = '', gygFriendlyUrl] = gyg.split('/');
  if (gygFriendlyUrl !== undefined && !recipient) {
    const invited = request('getNeedInvitation', { params: { orgFriendlyUrl, gygFriendlyUrl, needId: need } }, lang);
    const invitation = await ask(api, invited, ['gyg', 'need', 'partners'], options);
    return ofNeed(invitation.gyg, invitation.need, invitation.partners);
  }
  const named = async () => {
    if (gygFriendlyUrl === undefined) return gyg;
    const byUrl = request('findGygByUrl', { query: { orgFriendlyUrl, gygFriendlyUrl } }, lang);
    return (await ask(api, byUrl, ['gyg'], options)).gyg.id;
  };
  const profile = request('getGygProfile', { params: { gygId: await named() } }, lang);
  return ofProfile(await ask(api, profile, ['gyg', 'gygPositions', 'gygCommodities', 'beneficiaries'], options), query);
}

/** Loads the visitor's part. */
export async function loadPersonal(
  session: Session,
  { gygId, userId }: { gygId: string; userId: string },
  signal: AbortSignal,
): Promise<Personal> {
  const own = request('getGygViewer', { params: { gygId } });
  const list = request('listUserOrganizations', { params: { userId } });
  const [viewer, { organizations }] = await Promise.all([
    session.call(own, ['bookings', 'canOffer', 'waitlist'], signal),
    session.call(list, ['organizations'], signal),
  ]);
  return { viewer, organizations };
}
