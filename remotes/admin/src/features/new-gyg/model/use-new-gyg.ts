import { createGygBodySchema } from '@gyg/contract/forms';
import { call, paths, useErrorToast, useMutation, useNavigate } from '@gyg/platform';
import { useEffect, useRef, useState } from 'react';
import { useAttemptKey } from '../../../shared/attempt-key';
import { useUnsavedValues, withUnsaved } from '../../../shared/autosave';
import { useRefreshGygLists } from '../../../shared/refresh-gyg';
import { useSchemaForm } from '../../../shared/schema-form';

/** The value of the goal until one is chosen. */
export const noGoal = 0;

const newGygSchema = createGygBodySchema.pick({ title: true, sdgGoalId: true }).required();

/** The form of a new gyg. What is typed stays in the tab until the draft exists; then its editor replaces the page. */
export function useNewGyg(organizationId: string) {
  const navigate = useNavigate();
  const errorToast = useErrorToast();
  const refreshLists = useRefreshGygLists();
  const [unsaved] = useState(useUnsavedValues()(`new-gyg.${organizationId}`));
  const attempt = useAttemptKey(`new-gyg.${organizationId}`);
  const [defaultValues] = useState(() => withUnsaved({ title: '', sdgGoalId: noGoal }, unsaved.read()));
  const form = useSchemaForm(newGygSchema, { defaultValues });
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => unsaved.write(values) }),
    [subscribe, unsaved],
  );
  const sent = useRef(false);
  const create = useMutation({
    mutationFn: (values: { title: string; sdgGoalId: number }) => {
      const body = { ...values, organizationId };
      return call('createGyg', { body }, { key: attempt.keyOf(body) });
    },
    onSuccess: async ({ id }) => {
      unsaved.write(undefined);
      attempt.done();
      void refreshLists();
      await navigate(paths.editGyg(id), { replace: true });
    },
    onError: (error) => {
      sent.current = false;
      errorToast(error);
    },
  });
  return {
    form,
    // Also while the editor opens.
    busy: create.isPending || create.isSuccess,
    submit: form.handleSubmit((body) => {
      // A second press may come before the first one is rendered, and must not create a second draft.
      if (sent.current) return;
      sent.current = true;
      create.mutate(body);
    }),
  };
}
