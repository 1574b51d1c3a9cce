import type { TestApi } from '../../test-api';
import { type Expectation, everybody, signedIn } from '../actors';
import type { Fixture } from '../fixture';
import type { MatrixRows } from '../matrix-row';

const self: Expectation = {
  guest: 401,
  user: 'ok',
  booker: 403,
  manager: 403,
  hostAdmin: 403,
  otherAdmin: 403,
  superUser: 403,
};
/** So personal that others cannot see that it exists. */
const unseen: Expectation = { ...self, booker: 404, manager: 404, hostAdmin: 404, otherAdmin: 404, superUser: 404 };
const ofUser = ({ user }: Fixture) => ({ params: { userId: user.id } });

const feeds = new WeakMap<Fixture, Promise<{ secret: string }>>();
/** The user's calendar; a renewed one would end the address of another actor's call. */
function feedOf(fixture: Fixture, api: TestApi): Promise<{ secret: string }> {
  const renew = async () => {
    const { data } = await api.as(fixture.user)('renewCalendar', ofUser(fixture));
    return { secret: /([\w-]{43})\.ics$/.exec(data.url ?? '')?.[1] ?? '' };
  };
  const feed = feeds.get(fixture) ?? renew();
  feeds.set(fixture, feed);
  return feed;
}

export const userRows = {
  createUser: {
    expect: signedIn,
    call: (fixture, api, actor) => ({ body: { jwt: api.idTokenFor(fixture[actor === 'guest' ? 'user' : actor]) } }),
  },
  getUser: { expect: everybody, call: ofUser },
  updateUser: { expect: self, call: (fixture) => ({ ...ofUser(fixture), body: { fullName: 'Ulla Ullman' } }) },
  getUserProfile: { expect: everybody, call: ofUser },
  searchUsers: {
    expect: {
      guest: 401,
      user: 403,
      booker: 403,
      manager: 'ok',
      hostAdmin: 'ok',
      otherAdmin: 'ok',
      superUser: 'ok',
    },
    call: () => ({ body: { keyword: 'Ulla' } }),
    reads: true,
  },
  listUserBookings: { expect: unseen, call: ofUser },
  listManagedGygs: { expect: unseen, call: ofUser },
  getCalendar: { expect: self, call: ofUser },
  renewCalendar: { expect: self, call: (fixture) => ({ ...ofUser(fixture), body: {} }) },
  getCalendarFeed: { expect: everybody, call: async (fixture, api) => ({ params: await feedOf(fixture, api) }) },
  listConnectedSites: { expect: self, call: ofUser },
  removeConnectedSite: {
    expect: self,
    call: (fixture, api) => {
      const { origin } = api.sites.add(fixture.user.subject);
      return { ...ofUser(fixture), query: { origin } };
    },
  },
  exportUser: { expect: self, call: ofUser },
  eraseUser: { expect: self, call: ofUser },
} satisfies MatrixRows;
