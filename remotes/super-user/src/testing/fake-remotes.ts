import type { RemoteList, RemoteVersion, SuperRemote } from '@gyg/contract';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';

export const buildRemoteVersion = (over: Partial<RemoteVersion>): RemoteVersion => ({
  entry: `/remotes/x/remoteEntry.${over.version}.js`,
  version: '1.0.0',
  role: 'current',
  share: 1,
  deployedAt: '2027-05-08T14:05:00.000Z',
  loads: 8_204,
  failures: 2,
  p50: 118,
  p95: 366,
  trend: [420, 410, 380, 390, null, 370, 366],
  ...over,
});
const remote = (over: Partial<SuperRemote>): SuperRemote => ({
  name: 'public',
  state: 'current',
  platform: '^1.0.0',
  origin: null,
  paths: 12,
  versions: [buildRemoteVersion({})],
  pausedFor: null,
  changedAt: null,
  failures: [],
  ...over,
});

/** A remote with one build, one with a canary, one whose canary is paused, and one from another site. */
export const someRemotes: RemoteList = {
  remotes: [
    remote({
      versions: [
        buildRemoteVersion({ version: '3.21.0', loads: 41_882, failures: 4 }),
        buildRemoteVersion({ version: '3.20.2', role: 'earlier', share: 0, loads: 312, failures: 0 }),
      ],
    }),
    remote({
      name: 'booking',
      state: 'canary',
      paths: 9,
      versions: [
        buildRemoteVersion({ version: '1.13.3', share: 0.9 }),
        buildRemoteVersion({ version: '1.14.0', role: 'canary', share: 0.1, loads: 911, failures: 0, p95: 331 }),
        buildRemoteVersion({
          version: '1.12.0',
          role: 'earlier',
          share: 0,
          loads: 0,
          failures: 0,
          p50: null,
          p95: null,
          trend: [],
        }),
      ],
    }),
    remote({
      name: 'admin',
      state: 'paused',
      paths: 40,
      pausedFor: 'failures',
      changedAt: '2027-06-10T07:31:00.000Z',
      versions: [
        buildRemoteVersion({ version: '2.9.4', loads: 3_377, failures: 1 }),
        buildRemoteVersion({ version: '2.10.0', role: 'canary', share: 0, loads: 2_889, failures: 52, p95: 1_120 }),
      ],
      failures: [
        {
          version: '2.10.0',
          message: 'ChunkLoadError: reports-page.7c1e.js, 404',
          count: 41,
          lastAt: '2027-06-10T07:30:00.000Z',
        },
      ],
    }),
    remote({
      name: 'events',
      origin: 'https://remotes.example',
      paths: 1,
      versions: [buildRemoteVersion({ deployedAt: null })],
    }),
  ],
  refused: [{ remote: 'events', reason: '/search belongs to "public"; this claim is refused' }],
  rule: { failures: 0.01, slower: 1.3, loads: 1_000 },
};

/** Answers as the API does, for one page. */
export function fakeRemotes(remoteList: RemoteList = someRemotes): FakeHandlers {
  const list = structuredClone(remoteList);
  const find = (name = '') => list.remotes.find((row) => row.name === name);
  const change = (name: string | undefined, to: (row: SuperRemote) => SuperRemote) => {
    const before = find(name);
    if (before === undefined) return refusal('remotes.missing');
    const after = to(before);
    list.remotes = list.remotes.map((row) => (row === before ? after : row));
    return after;
  };
  return {
    getSuperDesk: () => ({ waiting: { organizationRequests: 0, stories: 0, mails: 0, remotes: 1 } }),
    listRemotes: () => list,
    shareRemote: ({ params: { name }, body: { entry, percent } }) =>
      change(name, (row) => ({
        ...row,
        state: percent === 0 ? 'paused' : 'canary',
        pausedFor: null,
        versions: row.versions.map((build) => {
          if (build.entry === entry) return { ...build, role: 'canary', share: percent / 100 };
          return build.role === 'current' ? { ...build, share: 1 - percent / 100 } : build;
        }),
      })),
    promoteRemote: ({ params: { name }, body: { entry } }) =>
      change(name, (row) => ({
        ...row,
        state: 'current',
        versions: row.versions.map((build) =>
          build.entry === entry
            ? { ...build, role: 'current', share: 1 }
            : { ...build, role: 'earlier' as const, share: 0 },
        ),
      })),
    rollBackRemote: ({ params: { name }, body: { entry } }) =>
      change(name, (row) => ({
        ...row,
        state: entry === undefined ? 'current' : 'rolledBack',
        pausedFor: null,
        versions: row.versions.map((build) => {
          const used = entry === undefined ? build.role === 'current' : build.entry === entry;
          return { ...build, role: used ? ('current' as const) : ('earlier' as const), share: used ? 1 : 0 };
        }),
      })),
  };
}
