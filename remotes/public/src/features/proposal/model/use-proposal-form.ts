import type { ProposalType } from '@gyg/contract';
import { emptyProposal, type ProposalValues, toProposalBody } from '@gyg/contract/proposal-form';
import { call, isApiError, readJson, useErrorText, useSession, useTranslation, writeJson } from '@gyg/platform';
import { useForm } from '@gyg/platform/forms';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useUpload } from './use-picture';

/** The fields of the form that have another name than in the API. */
const fieldOf: Readonly<Record<string, keyof ProposalValues>> = { startDateTime: 'start', endDateTime: 'end' };

/**
 * The form of a proposal. What is written stays in the tab until it is sent; `onSent` is called after that. `only`: what is
 * proposed, where there is no choice.
 */
export function useProposalForm(organizationId: string, onSent: () => void, only?: ProposalType) {
  const { t } = useTranslation('public');
  const errorText = useErrorText();
  const draft = useDraft(organizationId);
  const [restored, setRestored] = useState(draft.exists);
  const [failure, setFailure] = useState<{ text: string; detail: string }>();
  const chosen = only === undefined ? {} : { type: only };
  const form = useForm<ProposalValues>({ defaultValues: { ...draft.read(emptyProposal(new Date())), ...chosen } });
  const { subscribe, reset, setError, handleSubmit } = form;
  const picture = useUpload((url) => {
    form.setValue('image', url, { shouldDirty: true });
    form.clearErrors('image');
  });
  // Sending waits for the picture, and is refused while the chosen one could not be uploaded.
  form.register('image', { validate: async () => (await picture.arrived()) || t('proposal.picture.notUploaded') });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => draft.write(values) }),
    [subscribe, draft],
  );
  const sending = useRef(false);
  const showError = (thrown: unknown) => {
    const fields = isApiError(thrown) ? (thrown.fields ?? []) : [];
    const names = Object.keys(form.getValues());
    const isField = (name: string): name is keyof ProposalValues => names.includes(name);
    for (const { path } of fields) {
      const name = fieldOf[path] ?? path;
      if (isField(name)) setError(name, { type: 'server', message: t('proposal.invalid') });
    }
    setFailure(errorText(thrown));
  };
  const send = async () => {
    // A second press may come before the first one is rendered.
    if (sending.current) return;
    sending.current = true;
    setFailure(undefined);
    try {
      // The picture may have arrived after the values were checked.
      const body = toProposalBody(form.getValues(), organizationId);
      await call('createProposal', { body }, { key: draft.requestKey(body) });
      draft.clear();
      onSent();
    } catch (thrown) {
      showError(thrown);
    } finally {
      sending.current = false;
    }
  };
  return {
    form,
    picture,
    failure,
    /** Whether the form starts with what was written before. */
    restored,
    startOver: () => {
      reset({ ...emptyProposal(new Date()), ...chosen });
      draft.clear();
      setRestored(false);
    },
    submit: handleSubmit(send),
  };
}

export type ProposalForm = ReturnType<typeof useProposalForm>['form'];

type Stored = Readonly<Record<string, unknown>>;

/** The stored fields that still have the type of the empty proposal's. */
function withStored(values: ProposalValues, stored: Stored): ProposalValues {
  const fields = Object.entries(values).filter(([field, value]) => typeof stored[field] === typeof value);
  return Object.assign({ ...values }, Object.fromEntries(fields.map(([field]) => [field, stored[field]])));
}

/**
 * What the user has written to an organisation and not sent yet. It stays in this tab when the form is closed or the page
 * reloaded. The user is in the key, because another person may log in in the same tab.
 */
function useDraft(organizationId: string) {
  const userId = useSession((session) => session.userId);
  return useMemo(() => {
    const key = `gyg.proposal.${userId}.${organizationId}`;
    const attempt = `${key}.attempt`;
    return {
      exists: () => readJson('tab', key) !== undefined,
      read: (empty: ProposalValues) => withStored(empty, readJson('tab', key) ?? {}),
      write: (values: object) => writeJson('tab', key, values),
      clear: () => {
        writeJson('tab', key, undefined);
        writeJson('tab', attempt, undefined);
      },
      /** The key of its request: the same for the same body, so that one sent again creates nothing twice. */
      requestKey: (body: object): string => {
        const sent = JSON.stringify(body);
        const last: Stored = readJson('tab', attempt) ?? {};
        if (last.sent === sent && typeof last.key === 'string') return last.key;
        const newKey = crypto.randomUUID();
        writeJson('tab', attempt, { sent, key: newKey });
        return newKey;
      },
    };
  }, [userId, organizationId]);
}
