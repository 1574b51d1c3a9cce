import type { Gyg, GygProfile, GygViewer, Need, NeedInvitation, UserOrganization } from '@gyg/contract';
import type { routes } from '@gyg/contract/routes';
import { getJson } from '../../core/api';
import { readAnswer, routeCall } from '../../core/preact/route-call';
import type { Session } from '../../core/session';
import type { Language } from '../../core/texts';
import { WidgetError } from '../../core/widget-error';

type Routes = typeof routes;
const invitation = 'GET /gygs/invite/{orgFriendlyUrl}/{gygFriendlyUrl}/{needId}' satisfies Routes['getNeedInvitation'];
const profile = 'GET /gygs/{gygId}/profile' satisfies Routes['getGygProfile'];
const byUrl = 'GET /gygs/search/url' satisfies Routes['findGygByUrl'];
const viewer = 'GET /gygs/{gygId}/viewer' satisfies Routes['getGygViewer'];
const organizations = 'GET /users/{userId}/organizations' satisfies Routes['listUserOrganizations'];

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
    if (places === 0) throw new WidgetError('need.missing', 404);
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
  if (need === undefined) throw new WidgetError('need.missing', 404);
  return ofNeed(gyg, need, partners);
}

/**
 * Loads the public part, as a guest: in one call, or in two for recipients' places by friendly urls. Throws WidgetError:
 * `gyg.missing` and `need.missing` where there is nothing to book, `option.missing` without the attributes.
 */
export async function loadBookable(query: NeedQuery, signal: AbortSignal, fresh: boolean): Promise<Bookable> {
  const { api, gyg, need, recipient, language } = query;
  if (gyg === '' || (need === '' && !recipient)) throw new WidgetError('option.missing');
  const lang = language === 'sv' ? 'se' : 'en';
  const get = (path: string, more: Record<string, string> = {}) =>
    getJson(`${api}/api${path}?${new URLSearchParams({ ...more, lang })}`, { signal, fresh });
  const [orgFriendlyUrl = '', gygFriendlyUrl] = gyg.split('/');
  if (gygFriendlyUrl !== undefined && !recipient) {
    const { path } = routeCall(invitation, { orgFriendlyUrl, gygFriendlyUrl, needId: need });
    const answer = readAnswer<NeedInvitation>(await get(path), { gyg: 'object', need: 'object', partners: 'array' });
    return ofNeed(answer.gyg, answer.need, answer.partners);
  }
  const named = async () => {
    if (gygFriendlyUrl === undefined) return gyg;
    const found = await get(routeCall(byUrl).path, { orgFriendlyUrl, gygFriendlyUrl });
    return readAnswer<{ gyg: Gyg }>(found, { gyg: 'object' }).gyg.id;
  };
  const { path } = routeCall(profile, { gygId: await named() });
  const shape = { gyg: 'object', gygPositions: 'array', gygCommodities: 'array', beneficiaries: 'object' } as const;
  return ofProfile(readAnswer<GygProfile>(await get(path), shape), query);
}

/** Loads the visitor's part. */
export async function loadPersonal(
  session: Session,
  { gygId, userId }: { gygId: string; userId: string },
  signal: AbortSignal,
): Promise<Personal> {
  const [own, list] = await Promise.all([
    session.call(routeCall(viewer, { gygId }).path, { signal }),
    session.call(routeCall(organizations, { userId }).path, { signal }),
  ]);
  return {
    viewer: readAnswer<GygViewer>(own, { bookings: 'array', canOffer: 'object', waitlist: 'array' }),
    organizations: readAnswer<{ organizations: UserOrganization[] }>(list, { organizations: 'array' }).organizations,
  };
}
