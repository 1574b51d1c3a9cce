import type { AnswerOf } from '@gyg/contract';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { callerOn } from './caller';
import { openAs } from './journey';

const orgFriendlyUrl = 'ren-kust-bohuslan';
const gygFriendlyUrl = 'great-weigh-in-smogen';

/** A route that a remote claims, with a path of the demo. */
export interface RouteExample {
  remote: string;
  pattern: string;
  path: string;
}

const tableSchema = z.record(z.string(), z.object({ basePaths: z.array(z.string()) }));

/** Opens a demo account, to call the API as its user. */
async function callerAs(page: Page, email: string) {
  await openAs(page, email);
  const { get, post } = await callerOn(page);
  const read = async <Body>(path: string): Promise<Body> => (await get(path)).json();
  return { read, post };
}

/** A booking of volunteer@demo.gyg, and the code of a certificate for what was given. */
async function readOfUser(page: Page) {
  const { read, post } = await callerAs(page, 'volunteer@demo.gyg');
  const profile = page.getByRole('banner').locator('a[href^="/users/"]:not([href*="/profile/"])').first();
  const userId = (await profile.getAttribute('href'))?.split('/')[2];
  const { bookings } = await read<AnswerOf<'listUserBookings'>>(`/users/${userId}/bookings`);
  const attended = bookings.find(
    ({ attendance, contributionType }) => attendance === 'ATTENDED' && contributionType === 'SKILL',
  );
  const issued = await post(`/gygs/${attended?.gygId}/participants/${attended?.id}/certificate`, {});
  const { code }: AnswerOf<'issueCertificate'> = await issued.json();
  return { userId, code, bookingId: bookings[0]?.id, bookedGygId: bookings[0]?.gygId };
}

/** What an organisation and its gyg of today have. */
async function readOfHost(page: Page) {
  const { read } = await callerAs(page, 'host@demo.gyg');
  const query = `orgFriendlyUrl=${orgFriendlyUrl}&gygFriendlyUrl=${gygFriendlyUrl}`;
  const { gyg } = await read<AnswerOf<'findGygByUrl'>>(`/gygs/search/url?${query}`);
  const { id: gygId, organizationId } = gyg;
  const { gygPositions } = await read<AnswerOf<'getGygProfile'>>(`/gygs/${gygId}/profile`);
  const ofOrganization = `organizations/${organizationId}`;
  const { catalogs } = await read<AnswerOf<'listOrganizationCatalogs'>>(`/gygcollections/${ofOrganization}`);
  const { portfolios } = await read<AnswerOf<'listOrganizationPortfolios'>>(`/portfolios/${ofOrganization}`);
  const { stories } = await read<AnswerOf<'listFeaturedStories'>>('/stories/featured');
  return {
    gygId,
    organizationId,
    positionId: gygPositions[0]?.id,
    catalogId: catalogs[0]?.id,
    catalogFriendlyUrl: catalogs[0]?.friendlyUrl,
    portfolioId: portfolios[0]?.id,
    storyId: stories[0]?.id,
    toldGygId: stories[0]?.gygId,
  };
}

/** Every route that the deployed remotes claim. Those that only mails lead to show that their link does not work. */
export async function readRouteExamples(page: Page): Promise<RouteExample[]> {
  const table = tableSchema.parse(await (await page.request.get('/remotes.json')).json());
  const values: Record<string, string | undefined> = {
    ...{
      orgFriendlyUrl,
      gygFriendlyUrl,
      element: 'gyg-list',
      email: 'elin@example.org',
      token: 'none',
      inviteId: 'none',
    },
    ...(await readOfUser(page)),
    ...(await readOfHost(page)),
  };
  const pathOf = (pattern: string) =>
    pattern
      .replace(':gygId/bookings/:bookingId', ':bookedGygId/bookings/:bookingId')
      .replace(':gygId/stories/:storyId', ':toldGygId/stories/:storyId')
      .replace(/:(\w+)/g, (_all, name: string) => {
        const value = values[name];
        if (value === undefined) throw new Error(`${pattern}: the demo has no :${name} here; name one in this file`);
        return encodeURIComponent(value);
      });
  return Object.entries(table).flatMap(([remote, { basePaths }]) =>
    basePaths.map((pattern) => ({ remote, pattern, path: pathOf(pattern) })),
  );
}
