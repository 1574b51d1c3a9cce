import type { MailQueue, MailState, QueuedMail } from '@gyg/contract';
import { Badge, Button, EmptyState, ErrorState } from '@gyg/design-system';
import { NoValue, RowName, Table, type TableColumn } from '@gyg/design-system/tables';
import { toast, useErrorToast, useFormat, useLoadFailure, useTranslation } from '@gyg/platform';
import { useRefresh, useRetryMail } from '../api/diagnostics-calls';
import { courseOf, toneOf } from '../model/mail-state';

/** The name of a mail by its template; a template of another version is shown as it is. */
function useMailName() {
  const { t } = useTranslation('super-user');
  return (template: string): string => (isMailName(template) ? t(`mails.names.${template}`) : template);
}

export interface MailTableProps {
  state: MailState;
  queue: { data: MailQueue | undefined; error: unknown; isPlaceholderData: boolean };
}

/** The mails in a state, with the server's last answer. */
export function MailTable({ state, queue: { data, error, isPlaceholderData } }: MailTableProps) {
  const { t } = useTranslation('super-user');
  const { number, dateTime } = useFormat();
  const loadFailure = useLoadFailure();
  const errorToast = useErrorToast();
  const nameOf = useMailName();
  const refresh = useRefresh();
  const retry = useRetryMail();
  const none = <NoValue label={t('mails.none')} />;
  const send = (mail: QueuedMail) =>
    retry.mutate(mail.id, { onSuccess: () => toast.success(t('mails.retried')), onError: errorToast });
  const columns: TableColumn<QueuedMail>[] = [
    {
      ...{ key: 'mail', kind: 'name', header: t('mails.mail') },
      cell: (mail) => <RowName title={nameOf(mail.template)} notes={[mail.recipient]} />,
    },
    {
      ...{ key: 'state', header: t('mails.state') },
      cell: (mail) => (
        <Badge look="state" tone={toneOf[courseOf(mail)]}>
          {t(`mails.states.${courseOf(mail)}`)}
        </Badge>
      ),
    },
    { key: 'tries', kind: 'number', header: t('mails.tries'), folds: true, cell: ({ attempts }) => number(attempts) },
    {
      ...{ key: 'when', header: state === 'sent' ? t('mails.sentAt') : t('mails.next'), folds: true },
      cell: ({ sentAt, nextAt }) => {
        const at = sentAt ?? nextAt;
        return at === null ? none : dateTime(at);
      },
    },
    {
      ...{ key: 'answer', header: t('mails.answer'), phone: 'full' },
      cell: ({ lastError }) => (lastError === null ? none : <code>{lastError}</code>),
    },
    {
      ...{ key: 'act', kind: 'actions', header: t('mails.act') },
      cell: (mail) => <Act mail={mail} busy={retry.isPending && retry.variables === mail.id} onRetry={send} />,
    },
  ];
  return (
    <Table
      caption={t('mails.title')}
      captionHidden
      columns={state === 'sent' ? columns.filter(({ key }) => key !== 'answer' && key !== 'act') : columns}
      rows={data?.mails ?? []}
      rowKey={({ id }) => id}
      loading={data === undefined || isPlaceholderData ? { label: t('diagnostics.loading'), rows: 3 } : undefined}
      empty={<EmptyState title={t(`mails.empty.${state}`)} text={t(`mails.emptyText.${state}`)} />}
      error={error && data === undefined ? <ErrorState {...loadFailure(error, () => void refresh())} /> : undefined}
    />
  );
}

function Act({ mail, busy, onRetry }: { mail: QueuedMail; busy: boolean; onRetry: (mail: QueuedMail) => void }) {
  const { t } = useTranslation('super-user');
  const nameOf = useMailName();
  if (!mail.retryable) return <span>{t('mails.expired')}</span>;
  const about = { mail: nameOf(mail.template), recipient: mail.recipient };
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={busy}
      aria-label={t('mails.retryOf', about)}
      onClick={() => onRetry(mail)}
    >
      {t('mails.retry')}
    </Button>
  );
}

/** The mails that the page has words for. */
const mailNames = [
  'accountErased',
  'addressTaken',
  'alreadyConfirmed',
  'bookingCancelled',
  'bookingConfirmed',
  'bookingDeclined',
  'bookingPending',
  'gygChanged',
  'gygInvite',
  'gygMessage',
  'gygReminder',
  'gygThanks',
  'gygUnpublished',
  'membershipAnswered',
  'membershipInvitation',
  'organizationInvite',
  'organizationOpened',
  'organizationRequestAccepted',
  'organizationRequestDeclined',
  'organizationRequestReceived',
  'passwordResetCode',
  'placeCancelled',
  'placeConfirmed',
  'placeReminder',
  'plainMessage',
  'proposalAnswered',
  'representationAnswered',
  'storyRequest',
  'verificationCode',
  'verifyBeforeReset',
  'waitlistClosed',
  'waitlistFree',
  'waitlistOffer',
  'webhookFailed',
] as const;

type MailName = (typeof mailNames)[number];

const isMailName = (name: string): name is MailName => mailNames.some((mailName) => mailName === name);
