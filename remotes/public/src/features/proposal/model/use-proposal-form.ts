import { emptyProposal, type ProposalValues, toProposalBody } from '@gyg/contract/proposal-form';
import { call, isApiError, useErrorText, useTranslation } from '@gyg/platform';
import { useForm } from '@gyg/platform/forms';
import { useEffect, useRef, useState } from 'react';
import { useDraft } from './use-draft';

/** The fields of the form that have another name than in the API. */
const fieldOf: Readonly<Record<string, keyof ProposalValues>> = { startDateTime: 'start', endDateTime: 'end' };

/** The form of a proposal. What is written stays in the tab until it is sent; `onSent` is called after that. */
export function useProposalForm(organizationId: string, onSent: () => void) {
  const { t } = useTranslation('public');
  const errorText = useErrorText();
  const draft = useDraft(organizationId);
  const [restored, setRestored] = useState(draft.exists);
  const [failure, setFailure] = useState<{ text: string; detail: string }>();
  const form = useForm<ProposalValues>({ defaultValues: draft.read(emptyProposal(new Date())) });
  const { subscribe, reset, setError, handleSubmit } = form;
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
  const send = async (values: ProposalValues) => {
    // A second press may come before the first one is rendered.
    if (sending.current) return;
    sending.current = true;
    setFailure(undefined);
    try {
      const body = toProposalBody(values, organizationId);
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
    failure,
    /** Whether the form starts with what was written before. */
    restored,
    startOver: () => {
      reset(emptyProposal(new Date()));
      draft.clear();
      setRestored(false);
    },
    submit: handleSubmit(send),
  };
}

export type ProposalForm = ReturnType<typeof useProposalForm>['form'];
