import { callOptions, useQuery } from '@gyg/platform';

const refreshEvery = 15_000;

/** The remotes with their builds and how they load, refreshed while the page is visible. */
export const useRemotes = () => useQuery({ ...callOptions('listRemotes', {}), refetchInterval: refreshEvery });
