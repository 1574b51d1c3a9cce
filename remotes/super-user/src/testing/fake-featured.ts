import type { FeaturedBoard } from '@gyg/contract';
import { buildGyg, buildOrganization, buildStory } from '@gyg/contract/testing';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';

const place = {
  from: null,
  until: null,
  startsAt: null,
  endsAt: null,
  since: '2027-04-12T08:00:00.000Z',
  state: 'LIVE',
  reason: null,
} as const;

const organization = (id: string, name: string, city: string) => ({
  ...place,
  id,
  organization: buildOrganization({ id, name, city, friendlyUrl: id, logo: null, gygCount: 14 }),
});
const gyg = (id: string, title: string, startDateTime: string) => ({
  ...place,
  id,
  gyg: buildGyg({ id, title, startDateTime, endDateTime: '2099-09-01T10:00:00.000Z' }),
});
const story = (id: string, caption: string) => ({ ...place, id, story: buildStory({ id, caption }) });

/** Lists with a scheduled, an ended and a hidden row. */
export const someFeatured: FeaturedBoard = {
  version: 'version-1',
  organizations: [
    organization('kust', 'Ren Kust Bohuslän', 'Smögen'),
    organization('skog', 'Skogsvännerna Uppland', 'Uppsala'),
    { ...organization('sol', 'Solandelen Gotland', 'Klintehamn'), from: '2099-06-16', state: 'SCHEDULED' },
    { ...organization('fix', 'Fixarkollektivet', 'Göteborg'), reason: 'HIDDEN' },
  ],
  gygs: [
    gyg('warm-beds', 'Warm beds when it drops below zero', '2027-11-12T17:00:00.000Z'),
    gyg('shore', 'Spring clean-up on Ramsvik’s outer shore', '2027-06-12T07:30:00.000Z'),
  ],
  stories: [story('sacks', 'Eleven sacks before lunch'), story('page', 'He read the whole page out loud')],
};

/** Answers as the API does: publishes over the current version only. */
export function fakeFeatured(firstBoard: FeaturedBoard): FakeHandlers {
  let board = firstBoard;
  const added = [...firstBoard.organizations, organization('mat', 'Matlådan Norrköping', 'Norrköping')];
  const inOrder = <Row extends { id: string }>(
    rows: readonly Row[],
    wanted: readonly { id: string; from: string | null; until: string | null }[],
  ) =>
    wanted.flatMap(({ id, from, until }) =>
      rows.filter((row) => row.id === id).map((row) => ({ ...row, from, until })),
    );
  return {
    getSuperDesk: () => ({ waiting: { organizationRequests: 0, stories: 0, mails: 0, remotes: 0 } }),
    getFeatured: () => board,
    saveFeatured: ({ body }) => {
      if (body.version !== board.version) return refusal('featured.changed');
      board = {
        version: `${board.version}+`,
        organizations: inOrder(added, body.organizations),
        gygs: inOrder(firstBoard.gygs, body.gygs),
        stories: inOrder(firstBoard.stories, body.stories),
      };
      return board;
    },
    findOrganizations: () => ({
      organizations: added.map((place) => place.organization),
      total: added.length,
      page: 0,
      pageSize: 10,
    }),
    findGygs: () => ({ gygs: [], total: 0, page: 0, pageSize: 10 }),
    findStories: () => ({ stories: [], total: 0, page: 0, pageSize: 10 }),
  };
}
