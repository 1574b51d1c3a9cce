import { Stack } from '@gyg/design-system';
import { Stepper } from '@gyg/design-system/forms';
import { useTopOn, useTranslation } from '@gyg/platform';
import { DraftStep } from './draft-step';
import s from './invite-form.module.css';
import type { InviteSubject } from './invite-subject';
import { PreviewStep } from './preview-step';
import { SentStep } from './sent-step';
import { useDraft } from './use-draft';
import { type SendingStep, useSending } from './use-sending';

export interface InviteFormProps {
  /** What people are invited to. */
  subject: InviteSubject;
  /** Names what is typed, so that it is kept across reloads. */
  storageKey: string;
  /** Addresses, in lower case, of people who need no invitation. */
  knownAddresses?: ReadonlySet<string>;
  /** The organisation whose members can be chosen by name. */
  membersOf?: string;
  /** Where to see what came of the invitations. */
  leave: { label: string; href: string };
  /** What happens after sending. */
  sentText: string;
}

const steps = ['draft', 'preview', 'sent'] as const satisfies readonly SendingStep[];
const none: ReadonlySet<string> = new Set();

/** Invites people by e-mail: addresses and message, preview in both languages, result. */
export function InviteForm({
  subject,
  storageKey,
  knownAddresses = none,
  membersOf,
  leave,
  sentText,
}: InviteFormProps) {
  const { t } = useTranslation('admin');
  const draft = useDraft(storageKey, knownAddresses);
  const sending = useSending(subject, draft);
  const { step, progress, edit } = sending;
  const body = useTopOn<HTMLDivElement>(step);
  const at = steps.indexOf(step);
  return (
    <Stack gap={5}>
      <Stepper
        label={t('sendInvitations.steps')}
        doneLabel={t('sendInvitations.stepDone')}
        steps={steps.map((name, index) => ({
          label: t(`sendInvitations.step.${name}`),
          state: index === at ? 'current' : index < at ? 'done' : 'upcoming',
          ...(name === 'draft' && step === 'preview' && progress === undefined && { onSelect: edit }),
        }))}
      />
      <div ref={body} tabIndex={-1} className={s.step}>
        {step === 'draft' && (
          <DraftStep draft={draft} membersOf={membersOf} leave={leave} onPreview={sending.preview} />
        )}
        {step === 'preview' && <PreviewStep subject={subject} draft={draft} sending={sending} />}
        {step === 'sent' && <SentStep sending={sending} leave={leave} text={sentText} />}
      </div>
    </Stack>
  );
}
