import { DEMO_HOST, limits } from '@gyg/api/testing';
import { signIn } from '@gyg/identity/testing';
import sharp from 'sharp';
import type { HoldFacts } from './fill-holds';

/** One way to make the server work. `ask` gets the number of the round, and resolves when the answer is complete. */
export interface HoldPath {
  name: string;
  ask: (round: number) => Promise<void>;
  /** How often it is asked; default ten times. */
  rounds?: number;
}

const password = 'Demo1234';
const together = 70;

/** The largest picture that an upload may contain, in the shape of a hero. */
const largestPicture = () =>
  sharp({ create: { width: 8_000, height: 4_500, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer();

/** The paths on which a guest, a person or an organisation can ask for much. */
export async function holdPaths(origin: string, facts: HoldFacts): Promise<HoldPath[]> {
  const { gygId, organizationId, volunteerId, calendarSecret } = facts;
  const codes = [...facts.codes];
  const host = await signIn(origin, { email: DEMO_HOST.adminEmail, password });
  const volunteer = await signIn(origin, { email: 'volunteer@demo.gyg', password });
  const picture = new Blob([new Uint8Array(await largestPicture())], { type: 'image/jpeg' });

  async function call(path: string, init: RequestInit = {}, expected: readonly number[] = [200]) {
    const answer = await fetch(`${origin}${path}`, init);
    const text = await answer.text();
    if (!expected.includes(answer.status)) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`);
  }
  const as = ({ access_token: token }: { access_token: string }) => ({ authorization: `Bearer ${token}` });
  const post = (path: string, body: unknown, expected?: readonly number[]) =>
    call(
      path,
      {
        method: 'POST',
        headers: { ...as(host), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
      expected,
    );
  const get = (path: string, person?: { access_token: string }) =>
    call(path, { headers: person === undefined ? {} : as(person) });
  const certificate = (expected?: readonly number[]) => call(`/api/certificates/${codes.pop()}.pdf`, {}, expected);
  const upload = () => {
    const body = new FormData();
    body.set('image', picture, 'hero.jpg');
    return call(`/api/organizations/${organizationId}/images/hero_image`, { method: 'POST', headers: as(host), body });
  };
  const report = (format: string) => post('/api/reports/contributions/received', { organizationId, format });
  const links = '<p><a href="https://example.org/">a</a></p>';
  const html = links.repeat(Math.floor(limits.html / (links.length + ' rel="noopener nofollow"'.length)));

  return [
    { name: 'certificates: 70 at once', ask: () => allOf(() => certificate([200, 429, 503])), rounds: 1 },
    { name: 'certificate', ask: () => certificate() },
    { name: 'first view of home', ask: (round) => get(`/?visit=${round}`) },
    { name: 'OpenAPI document', ask: () => get('/api/openapi.json') },
    { name: 'sitemap of gyg pages', ask: (round) => get(`/sitemap-gygs.xml?${round}`) },
    { name: 'log-in', ask: async () => void (await signIn(origin, { email: DEMO_HOST.adminEmail, password })) },
    {
      name: 'search by keyword, with facets',
      ask: (round) => get(`/api/gygs/search?keyword=strand${round}&facets=true`),
    },
    { name: 'body of 256 kB, refused', ask: () => post('/api/gygs/search', { from: 'x'.repeat(250_000) }, [400]) },
    { name: 'calendar of one gyg', ask: () => get(`/api/gygs/${gygId}/calendar.ics`) },
    { name: 'calendar feed of one person', ask: () => get(`/api/calendars/${calendarSecret}.ics`) },
    { name: 'own data', ask: () => get(`/api/users/${volunteerId}/export`, volunteer) },
    { name: 'bookings of a gyg, a page', ask: () => get(`/api/gygs/${gygId}/bookings?pageSize=100`, host) },
    {
      name: 'bookings of a gyg, the last page by name',
      ask: () => get(`/api/gygs/${gygId}/bookings?pageSize=100&page=189&sort=name:asc`, host),
    },
    {
      name: 'bookings of a gyg, searched',
      ask: (round) => get(`/api/gygs/${gygId}/bookings?pageSize=100&keyword=person+99${round}`, host),
    },
    { name: 'bookings of a gyg, a file of 19,500', ask: () => get(`/api/gygs/${gygId}/bookings?format=csv`, host) },
    { name: 'door list, 500 people', ask: () => get(`/api/gygs/${gygId}/attendance?pageSize=500`, host) },
    { name: 'report of what was received, a page', ask: () => report('json') },
    { name: 'report of what was received, a file', ask: () => report('csv') },
    // Of a finished gyg only this text may change.
    { name: 'largest text of a page', ask: () => post(`/api/gygs/${gygId}/page`, { 'page.impact': html }) },
    { name: 'largest picture', ask: upload, rounds: 3 },
    {
      name: 'message to 19,000 people',
      ask: () =>
        post(`/api/gygs/${gygId}/messages`, { audience: 'BOOKED', title: 'Thank you', body: 'See you.' }, [201]),
      rounds: 1,
    },
  ];
}

const allOf = async (ask: () => Promise<void>) => void (await Promise.all(Array.from({ length: together }, ask)));
