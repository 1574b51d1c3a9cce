import type { BodyOf } from '@gyg/contract';
import { call, callOptions, invalidateCalls, session, useErrorText, useQuery, useQueryClient } from '@gyg/platform';
import { useState } from 'react';
import { refreshUserProfile } from '../../../shared/user-profile-options';

/** The state of saving one part of the account. */
export interface Saving {
  readonly busy: boolean;
  /** True after saving, until the next change. */
  readonly saved: boolean;
  readonly failure: { readonly text: string; readonly detail: string } | undefined;
  readonly save: (changes: BodyOf<'updateUser'>) => Promise<void>;
  /** Call on each change: clears the saved or failed message. */
  readonly touch: () => void;
}

/** Saves fields of the user's account. A new name appears immediately, here and in the header. */
export function useSaving(userId: string): Saving {
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [state, setState] = useState<'idle' | 'busy' | 'saved'>('idle');
  const [failure, setFailure] = useState<Saving['failure']>();
  const save = async (changes: BodyOf<'updateUser'>) => {
    setState('busy');
    setFailure(undefined);
    try {
      const user = await call('updateUser', { params: { userId }, body: changes });
      queries.setQueryData(ownUserOptions(userId).queryKey, user);
      session.updateUser({ profileName: user.fullName });
      void refreshUserProfile(queries);
      setState('saved');
    } catch (thrown) {
      setFailure(errorText(thrown));
      setState('idle');
    }
  };
  const touch = () => setState((before) => (before === 'saved' ? 'idle' : before));
  return { busy: state === 'busy', saved: state === 'saved', failure, save, touch };
}

/** Query options of the user's account with email address and settings. */
const ownUserOptions = (userId: string) => callOptions('getUser', { params: { userId } });

/** The user's account. */
export const useOwnUser = (userId: string) => useQuery(ownUserOptions(userId));

/** The partners' sites that may act for the user. */
export const useConnectedSites = (userId: string) =>
  useQuery(callOptions('listConnectedSites', { params: { userId } }));

/** Ends what a site may do for the user. */
export function useRemoveSite(userId: string): (origin: string) => Promise<void> {
  const queries = useQueryClient();
  return async (origin) => {
    await call('removeConnectedSite', { params: { userId }, query: { origin } });
    await invalidateCalls(queries, ['listConnectedSites']);
  };
}
