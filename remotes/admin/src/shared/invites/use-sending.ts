import { invalidateCalls, useErrorText, useQueryClient } from '@gyg/platform';
import { useState } from 'react';
import type { InviteSubject } from './invite-subject';
import { type SendingResult, sendInBatches } from './send-in-batches';
import type { useDraft } from './use-draft';

export type SendingStep = 'draft' | 'preview' | 'sent';

/** The steps of an invitation: draft, preview, and what became of it. Recipients who failed stay in the draft. */
export function useSending(subject: InviteSubject, draft: ReturnType<typeof useDraft>) {
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [step, setStep] = useState<SendingStep>('draft');
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [result, setResult] = useState<SendingResult>();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());

  const send = async () => {
    const { message, locale } = draft.form.getValues();
    const { invited: recipients, members } = draft;
    const keep = (left: readonly string[]) => {
      draft.setMembers(members.filter(({ id }) => left.includes(id)));
      draft.setRecipients(left.filter((recipient) => !members.some(({ id }) => id === recipient)));
    };
    setNames(new Map(members.map(({ id, name }) => [id, name])));
    const body = { ...subject, message: message.trim(), locale };
    const outcome = await sendInBatches(body, recipients, (done) => {
      setProgress({ done, total: recipients.length });
      // What is sent leaves the draft, so that a reload in the middle does not send it twice.
      keep(recipients.slice(done));
    });
    setProgress(undefined);
    setResult(outcome);
    const left = [...outcome.failed, ...(outcome.unsent?.recipients ?? [])];
    if (left.length === 0) draft.clear();
    else keep(left);
    setStep('sent');
    await invalidateCalls(queries, ['listInvites']);
  };
  return {
    step,
    progress,
    result,
    /** A recipient as people know it: the name of a member, else the address. */
    nameOf: (recipient: string) => names.get(recipient) ?? recipient,
    /** Why the rest was not tried. */
    failure: result?.unsent && errorText(result.unsent.thrown).text,
    edit: () => setStep('draft'),
    preview: () => setStep('preview'),
    send,
  };
}
