import type { MailState } from '@gyg/contract';
import { Button, Cluster, Section, Stack } from '@gyg/design-system';
import { SegmentedControl } from '@gyg/design-system/forms';
import { toast, useErrorToast, useFormat, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useRetryFailedMails } from '../api/act-on-platform';
import { mostMails, useMailQueue } from '../api/read-diagnostics';
import { isMailState } from '../model/mail-state';
import { MailTable } from './mail-table';

/** The mails that failed, wait or were sent, and trying them again. */
export function MailQueue() {
  const { t } = useTranslation('super-user');
  const { number } = useFormat();
  const errorToast = useErrorToast();
  const [state, setState] = useState<MailState>('failed');
  const queue = useMailQueue(state);
  const retryAll = useRetryFailedMails();
  const { counts, givenUp = 0, sentLastDay = 0, medianSeconds = null, total = 0 } = queue.data ?? {};
  const sent = t('mails.sentLastDay', { count: sentLastDay });
  const fast = medianSeconds === null ? '' : t('mails.within', { count: medianSeconds });
  const options = [
    { value: 'failed', label: t('mails.tabs.failed'), count: counts && number(counts.failed) },
    { value: 'waiting', label: t('mails.tabs.waiting'), count: counts && number(counts.waiting) },
    { value: 'sent', label: t('mails.tabs.sent') },
  ];
  const retry = () =>
    retryAll.mutate(undefined, {
      onSuccess: ({ retried }) => toast.success(t('mails.retriedAll', { count: retried })),
      onError: errorToast,
    });
  return (
    <Section title={t('mails.title')} spacing="none" lead={[sent, fast, t('mails.lead')].filter(Boolean).join(' ')}>
      <Stack gap={3}>
        <Cluster justify="between">
          <SegmentedControl
            label={t('mails.show')}
            options={options}
            value={state}
            onValueChange={(value) => isMailState(value) && setState(value)}
          />
          {state === 'failed' && givenUp > 0 && (
            <Button size="sm" icon="refresh" busy={retryAll.isPending} onClick={retry}>
              {t('mails.retryAll', { count: givenUp })}
            </Button>
          )}
        </Cluster>
        <MailTable state={state} queue={queue} />
        {total > mostMails && <p>{t('mails.more', { shown: number(mostMails), total: number(total) })}</p>}
        <p>{t('mails.shortened')}</p>
      </Stack>
    </Section>
  );
}
