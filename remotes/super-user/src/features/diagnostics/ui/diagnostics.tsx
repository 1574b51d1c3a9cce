import type { MailState, SiteDownMessage } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { Banner, Button, Cluster, ErrorState, Panel, Section, Stack, TextSkeleton, Waiting } from '@gyg/design-system';
import { SegmentedControl, TextArea } from '@gyg/design-system/forms';
import { toast, useErrorToast, useFormat, useLoadFailure, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { ActDialog } from '../../../shared/acts';
import {
  mostMails,
  useDiagnostics,
  useMailQueue,
  useRefresh,
  useRetryFailedMails,
  useSetSiteDown,
  useSiteDownState,
} from '../api/diagnostics-calls';
import { isMailState } from '../model/mail-state';
import { JobsTable } from './jobs-table';
import { LimitsTable } from './limits-table';
import { MailTable } from './mail-table';
import { PlatformHealth } from './platform-health';
import { StorageAndVersions } from './storage-and-versions';

/** How the platform is running: health, mail queue, jobs, limits, storage, versions and the maintenance page. */
export function Diagnostics() {
  const { data, error } = useDiagnostics();
  const refresh = useRefresh();
  const loadFailure = useLoadFailure();
  if (error && data === undefined) return <ErrorState {...loadFailure(error, () => void refresh())} />;
  if (data === undefined) return <DiagnosticsSkeleton />;
  return (
    <Stack gap={6}>
      <PlatformHealth data={data} />
      <MailQueue />
      <JobsTable />
      <LimitsTable limits={data.limits} since={data.countsSince} />
      <StorageAndVersions data={data} />
      <Maintenance />
    </Stack>
  );
}

/** The switch of the maintenance page, with what visitors read. */
function Maintenance() {
  const { t } = useTranslation('super-user');
  const { dateTime } = useFormat();
  const { data } = useSiteDownState();
  const [open, setOpen] = useState(false);
  const { down = false, fixed = false, message = null, since = null, changedByName = null } = data ?? {};
  return (
    <Section id="maintenance" title={t('siteDown.title')} spacing="none">
      <Panel>
        <Stack gap={3}>
          {down && <Banner tone="warn">{t('siteDown.isDown')}</Banner>}
          <p>{t('siteDown.text')}</p>
          {down && message !== null && <p>{[message.en, message.se].filter(Boolean).join(' / ')}</p>}
          {since !== null && (
            <p>
              {changedByName === null
                ? t('siteDown.since', { time: dateTime(since) })
                : t('siteDown.sinceBy', { time: dateTime(since), name: changedByName })}
            </p>
          )}
          {fixed ? (
            <p>{t('siteDown.fixed')}</p>
          ) : (
            <Cluster>
              <Button variant={down ? 'primary' : 'danger'} disabled={data === undefined} onClick={() => setOpen(true)}>
                {down ? t('siteDown.open') : t('siteDown.close')}
              </Button>
            </Cluster>
          )}
        </Stack>
      </Panel>
      {open && <MaintenanceDialog down={down} message={message} onClose={() => setOpen(false)} />}
    </Section>
  );
}

interface MaintenanceDialogProps {
  /** Whether the site is down now. */
  down: boolean;
  message: SiteDownMessage | null;
  onClose: () => void;
}

/** Asks before the site is closed, with what visitors will read, or before it is opened. */
function MaintenanceDialog({ down, message, onClose }: MaintenanceDialogProps) {
  const { t } = useTranslation('super-user');
  const { number } = useFormat();
  const change = useSetSiteDown();
  const [texts, setTexts] = useState<SiteDownMessage>(message ?? { en: '', se: '' });
  const kind = down ? 'open' : 'close';
  const counter = (used: number, most: number) => t('confirm.counter', { used: number(used), most: number(most) });
  const send = (reason = '') =>
    change.mutate(down ? { down: false, reason } : { down: true, message: texts, reason }, {
      onSuccess: () => {
        toast.success(t(down ? 'siteDown.opened' : 'siteDown.closed'));
        onClose();
      },
    });
  return (
    <ActDialog
      title={t(`siteDown.${kind}Title`)}
      confirm={t(`siteDown.${kind}`)}
      tone={down ? 'primary' : 'danger'}
      busy={change.isPending}
      error={change.error}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t(`siteDown.${kind}Text`)}</p>
      {!down &&
        (['en', 'se'] as const).map((locale) => (
          <TextArea
            key={locale}
            optional={t('confirm.optional')}
            label={t(`siteDown.message.${locale}`)}
            hint={t('siteDown.hint')}
            maxLength={limits.siteDownMessage}
            counter={counter}
            value={texts[locale]}
            onChange={({ currentTarget }) => setTexts({ ...texts, [locale]: currentTarget.value })}
          />
        ))}
    </ActDialog>
  );
}

/** The mails that failed, wait or were sent, and trying them again. */
function MailQueue() {
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

/** Shown while the page is loading. */
export function DiagnosticsSkeleton() {
  const { t } = useTranslation('super-user');
  return (
    <Waiting label={t('diagnostics.loading')}>
      <Stack gap={5}>
        {['health', 'mails', 'jobs'].map((part) => (
          <Panel key={part}>
            <TextSkeleton lines={4} />
          </Panel>
        ))}
      </Stack>
    </Waiting>
  );
}
