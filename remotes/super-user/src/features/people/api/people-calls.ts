import type { Person } from '@gyg/contract';
import {
  call,
  callOptions,
  invalidateCalls,
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
} from '@gyg/platform';
import { type PeopleList, peopleQuery } from '../model/people-list';

/** A page of people by name. The current rows stay while the next ones load. */
export const usePeople = (list: PeopleList) =>
  useQuery({ ...callOptions('listPeople', { query: peopleQuery(list) }), placeholderData: keepPreviousData });

/** What a super user can do with an account. */
export type PersonAct = 'signOut' | 'grant' | 'revoke';

export interface PersonChange {
  act: PersonAct;
  person: Person;
  /** Empty without. */
  reason: string;
}

async function send({ act, person: { userId }, reason }: PersonChange): Promise<void> {
  const params = { userId };
  const why = reason.trim() === '' ? {} : { reason: reason.trim() };
  if (act === 'signOut') await call('signOutPerson', { params, body: why });
  else await call('setPersonGroup', { params, body: { group: 'superusers', member: act === 'grant', ...why } });
}

/** Changes an account, then fetches the list again: another super user may have changed it too. */
export function useChangePerson() {
  const queries = useQueryClient();
  return useMutation({ mutationFn: send, onSettled: () => invalidateCalls(queries, ['listPeople']) });
}
