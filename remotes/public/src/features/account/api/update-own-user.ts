import type { BodyOf } from '@gyg/contract';
import { call, session, useErrorText, useQueryClient } from '@gyg/platform';
import { useState } from 'react';
import { refreshUserProfile } from '../../../shared/user-profile-options';
import { ownUserOptions } from './get-own-user';

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
