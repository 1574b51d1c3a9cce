import {
  call,
  callOptions,
  invalidateCalls,
  isSuperUser,
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  useSession,
} from '@gyg/platform';
import type { Draft } from '../model/draft';

/** What is featured on the home page, as it is published. */
export const useFeatured = () => useQuery({ ...callOptions('getFeatured', {}), enabled: useSession(isSuperUser) });

const sent = ({ id, from, until }: { id: string; from: string | null; until: string | null }) => ({ id, from, until });

/** Publishes a draft over the lists with this version. */
export function usePublish() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ version, draft }: { version: string; draft: Draft }) =>
      call('saveFeatured', {
        body: {
          version,
          organizations: draft.organizations.map(sent),
          gygs: draft.gygs.map(sent),
          stories: draft.stories.map(sent),
        },
      }),
    onSuccess: (board) => {
      queries.setQueryData(callOptions('getFeatured', {}).queryKey, board);
      return invalidateCalls(queries, [
        'findFeaturedGygs',
        'listFeaturedOrganizations',
        'listFeaturedStories',
        'findStories',
      ]);
    },
  });
}

const pageSize = 10;

export const useOrganizationsToAdd = (keyword: string) =>
  useQuery({
    ...callOptions('findOrganizations', { query: { keyword, pageSize } }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });

/** Published gygs; without a keyword the latest ones. */
export const useGygsToAdd = (keyword: string) =>
  useQuery({
    ...callOptions('findGygs', {
      query: { states: 'PUBLISHED,ONGOING', pageSize, ...(keyword !== '' && { keyword }) },
    }),
    placeholderData: keepPreviousData,
  });

/** Approved stories; without a keyword the latest ones. */
export const useStoriesToAdd = (keyword: string) =>
  useQuery({
    ...callOptions('findStories', {
      query: { status: 'APPROVED', pageSize, ...(keyword !== '' && { keyword }) },
    }),
    placeholderData: keepPreviousData,
  });
