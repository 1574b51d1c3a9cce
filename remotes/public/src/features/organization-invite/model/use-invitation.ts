import { isApiError, isSignedIn, toast, useErrorText, useSession, useTranslation } from '@gyg/platform';
import { useForm } from '@gyg/platform/forms';
import { useState } from 'react';
import { sendInvitation } from '../api/invitation-calls';
import type { Invitation } from './invitation';

export type InviteStep = 'draft' | 'preview' | 'sent';

/** Draft, preview, confirmation. Going back to the draft keeps all values. */
export function useInvitation(usual: Pick<Invitation, 'kind' | 'organizationId'>, onClose: () => void) {
  const { t } = useTranslation('public');
  const errorText = useErrorText();
  const signedIn = useSession(isSignedIn);
  const form = useForm<Invitation>({ defaultValues: { ...usual, company: '', recipient: '', message: '' } });
  const [step, setStep] = useState<InviteStep>('draft');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ text: string; detail?: string }>();
  const refuse = () => {
    toast.error(t('orgInvite.signInNeeded'));
    onClose();
  };
  const send = async () => {
    if (!signedIn) return refuse();
    setProblem(undefined);
    setBusy(true);
    try {
      if (!(await sendInvitation(form.getValues()))) return setProblem({ text: t('orgInvite.notSent') });
      toast.success(t('orgInvite.sent'));
      setStep('sent');
    } catch (thrown) {
      if (isApiError(thrown) && thrown.status === 401) return refuse();
      setProblem(errorText(thrown));
    } finally {
      setBusy(false);
    }
  };
  return {
    form,
    step,
    busy,
    problem,
    send,
    preview: form.handleSubmit(() => setStep('preview')),
    edit: () => {
      setProblem(undefined);
      setStep('draft');
    },
    another: () => {
      form.reset({ ...form.getValues(), recipient: '', company: '' });
      setStep('draft');
    },
  };
}
