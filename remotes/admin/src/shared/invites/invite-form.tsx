import { Banner, Button, Disclosure, Measure, Panel, Stack } from '@gyg/design-system';
import { FormActions, Stepper } from '@gyg/design-system/forms';
import { useFormat, useTopOn, useTranslation } from '@gyg/platform';
import { DraftStep } from './draft-step';
import s from './invite-form.module.css';
import type { InviteSubject } from './invite-subject';
import { PreviewStep } from './preview-step';
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

interface SentStepProps {
  sending: ReturnType<typeof useSending>;
  leave: { label: string; href: string };
  /** What happens after sending. */
  text: string;
}

/** What became of the invitations. Those that were not sent stay in the draft. */
function SentStep({ sending, leave, text }: SentStepProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const { result, failure, edit, nameOf } = sending;
  if (result === undefined) return null;
  const { sent, failed, unsent } = result;
  const left = unsent?.recipients ?? [];
  const again = failed.length + left.length > 0;
  return (
    <Measure size="text">
      <Panel padding="large">
        <Stack gap={4}>
          {sent.length > 0 && (
            <Banner
              tone="good"
              role="status"
              title={t('sendInvitations.sentTitle', { count: sent.length, number: number(sent.length) })}
            >
              {text}
            </Banner>
          )}
          {left.length > 0 && (
            <Banner
              tone="bad"
              role="alert"
              title={t('sendInvitations.unsentTitle', { count: left.length, number: number(left.length) })}
            >
              {failure}
            </Banner>
          )}
          {failed.length > 0 && (
            <Banner
              tone="warn"
              role="alert"
              title={t('sendInvitations.failedTitle', { count: failed.length, number: number(failed.length) })}
            >
              {t('sendInvitations.failedText')}
            </Banner>
          )}
          {again && (
            <Addresses open title={t('sendInvitations.notSentList')} names={[...failed, ...left].map(nameOf)} />
          )}
          {sent.length > 0 && <Addresses title={t('sendInvitations.sentList')} names={sent.map(nameOf)} />}
          <FormActions>
            <Button variant="secondary" onClick={edit}>
              {t(again ? 'sendInvitations.again' : 'sendInvitations.more')}
            </Button>
            <Button href={leave.href}>{leave.label}</Button>
          </FormActions>
        </Stack>
      </Panel>
    </Measure>
  );
}

function Addresses({ title, names, open }: { title: string; names: readonly string[]; open?: boolean }) {
  const { number } = useFormat();
  return (
    <Disclosure look="line" summary={title} note={number(names.length)} open={open}>
      <ul className={s.names}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
