import { Banner, Button, Disclosure, Measure, Panel, Stack } from '@gyg/design-system';
import { FormActions } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';
import s from './invite-form.module.css';
import type { useSending } from './use-sending';

export interface SentStepProps {
  sending: ReturnType<typeof useSending>;
  leave: { label: string; href: string };
  /** What happens after sending. */
  text: string;
}

/** What became of the invitations. Those that were not sent stay in the draft. */
export function SentStep({ sending, leave, text }: SentStepProps) {
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
