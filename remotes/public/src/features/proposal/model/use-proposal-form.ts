import type { ProposalType } from '@gyg/contract';
import { emptyProposal, type ProposalValues, toProposalBody } from '@gyg/contract/proposal-form';
import { call, isApiError, useErrorText, useTranslation } from '@gyg/platform';
import { useForm } from '@gyg/platform/forms';
import { useEffect, useRef, useState } from 'react';
import { useDraft } from './use-draft';
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
