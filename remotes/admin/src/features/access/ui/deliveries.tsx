import type { Delivery, DeliveryState, Webhook } from '@gyg/contract';
import { Badge, Button, Cluster, EmptyState, ErrorState, ListFoot, Stack } from '@gyg/design-system';
import { SegmentedLinks } from '@gyg/design-system/forms';
import { RowName, RowNameSkeleton, Table, type TableColumn } from '@gyg/design-system/tables';
import {
  call,
  pageFrom,
  useFormat,
  useListFoot,
  useLoadFailure,
  useLocation,
  useSearchParams,
  useTranslation,
} from '@gyg/platform';
import { useDeliveries } from '../api/read-access';
import { isOnItsWay } from '../model/on-its-way';
import { useAccessAct } from '../model/use-access-act';
import { useDuration } from '../model/use-duration';
import { useWhen } from '../model/use-when';
import s from './access.module.css';
import { DeliveryDetail } from './delivery-detail';

const few = 5;
const many = 20;
const states = [
  ['', 'all'],
  ['WAITING', 'waits'],
  ['DELIVERED', 'delivered'],
  ['FAILED', 'failed'],
] as const satisfies readonly (readonly [DeliveryState | '', string])[];

export interface DeliveriesProps {
  organizationId: string;
  webhook: Webhook;
  asAdmin: boolean;
}

/** The newest calls of a webhook. The address opens its whole log: `?log=<id>`, with `state` and `page`. */
export function Deliveries({ organizationId, webhook: { id: webhookId, url }, asAdmin }: DeliveriesProps) {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const foot = useListFoot();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const whole = params.get('log') === webhookId;
  const state = whole
    ? states.find(([value]) => value !== '' && value === params.get('state'))?.[0] || undefined
    : undefined;
  const page = whole ? pageFrom(params) : 1;
  const pageSize = whole ? many : few;
  const { data, error, isPlaceholderData, refetch } = useDeliveries(
    { organizationId, webhookId },
    { state, page, pageSize },
  );
  const { act } = useAccessAct(['listDeliveries', 'listWebhooks']);
  const retry = ({ id: deliveryId }: Delivery) =>
    act(
      () => call('retryDelivery', { params: { organizationId, webhookId, deliveryId }, body: {} }),
      t('access.webhooks.sentAgain'),
    );
  const { columns, nameOf } = useDeliveryColumns(asAdmin ? (delivery) => void retry(delivery) : undefined);

  const address = (over: { log?: boolean; state?: string; page?: number }) => {
    const query = new URLSearchParams(params);
    for (const name of ['log', 'state', 'page']) query.delete(name);
    if (over.log !== false) query.set('log', webhookId);
    if (over.state) query.set('state', over.state);
    if ((over.page ?? 1) > 1) query.set('page', `${over.page}`);
    return `${pathname}${query.size === 0 ? '' : `?${query}`}`;
  };
  const empty =
    state === undefined ? (
      <EmptyState headingLevel={3} title={t('access.webhooks.noneSent')} text={t('access.webhooks.noneSentText')} />
    ) : (
      <EmptyState headingLevel={3} title={t('access.webhooks.noneOfState')} />
    );
  return (
    <Stack gap={3}>
      {whole && (
        <SegmentedLinks
          label={t('access.webhooks.which')}
          items={states.map(([value, text]) => ({
            label: t(`access.webhooks.${text}`),
            href: address({ state: value }),
            current: (state ?? '') === value,
          }))}
        />
      )}
      <Table
        caption={t('access.webhooks.log', { url })}
        captionHidden
        columns={columns}
        rows={data?.deliveries ?? []}
        rowKey={({ id }) => id}
        stale={isPlaceholderData}
        dense
        {...(data === undefined && !error && { loading: { label: t('frame.loading'), rows: 3 } })}
        expansion={{
          label: (delivery) => t('access.webhooks.details', nameOf(delivery)),
          detail: (delivery) => (
            <DeliveryDetail delivery={delivery} url={url} onRetry={asAdmin ? () => void retry(delivery) : undefined} />
          ),
        }}
        empty={empty}
        error={error && data === undefined && <ErrorState {...loadFailure(error, () => void refetch())} />}
      />
      {whole && data !== undefined && data.total > 0 && (
        <ListFoot {...foot(data, (to) => address({ state: state ?? '', page: to }))} />
      )}
      {data !== undefined && (whole || data.total > few) && (
        <Cluster justify="end">
          <Button
            size="sm"
            variant="quiet"
            href={address({ log: !whole })}
            aria-label={whole ? undefined : t('access.webhooks.allCallsOf', { url })}
          >
            {t(whole ? 'access.webhooks.fewer' : 'access.webhooks.allCalls')}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}

const tones = { DELIVERED: 'good', WAITING: 'warn', FAILED: 'bad' } as const;

/** The columns of a webhook's calls. `nameOf` gives the values that name a call in labels. */
function useDeliveryColumns(onRetry: ((delivery: Delivery) => void) | undefined) {
  const { t } = useTranslation('admin');
  const { number, time } = useFormat();
  const duration = useDuration();
  const when = useWhen();
  const nameOf = ({ event, sentAt, created }: Delivery) => ({ event, time: when(sentAt ?? created) });
  const triesOf = (delivery: Delivery): string => {
    const { attempts, state, nextAt } = delivery;
    const tries = number(attempts);
    if (state === 'FAILED') return t('access.webhooks.gaveUp', { tries });
    if (isOnItsWay(delivery) || nextAt === null) return tries;
    return t('access.webhooks.next', { tries, time: time(nextAt) });
  };
  const columns: TableColumn<Delivery>[] = [
    {
      kind: 'name',
      key: 'event',
      header: t('access.webhooks.eventColumn'),
      cell: ({ event, gygTitle }) => <RowName title={<span className={s.mono}>{event}</span>} notes={[gygTitle]} />,
      waiting: <RowNameSkeleton />,
    },
    {
      key: 'answer',
      header: t('access.webhooks.answer'),
      phone: 'line',
      cell: ({ state, answer, error, attempts }) => (
        <Badge look="state" tone={tones[state]}>
          {answer?.status ??
            (error === null || error === 'status'
              ? t(attempts === 0 ? 'access.webhooks.waits' : 'access.webhooks.waiting')
              : t(`access.webhooks.error.${error}`))}
        </Badge>
      ),
    },
    {
      key: 'sent',
      nowrap: true,
      header: t('access.webhooks.sent'),
      phone: 'line',
      cell: ({ sentAt, created }) => <time dateTime={sentAt ?? created}>{when(sentAt ?? created)}</time>,
    },
    {
      kind: 'number',
      key: 'took',
      header: t('access.webhooks.took'),
      phone: 'line',
      cell: ({ took }) => (took === null ? '–' : duration(took)),
    },
    { key: 'tries', nowrap: true, header: t('access.webhooks.tries'), phone: 'line', cell: triesOf },
  ];
  if (onRetry) {
    columns.push({
      kind: 'actions',
      key: 'actions',
      header: t('access.actions'),
      cell: (delivery) =>
        delivery.state !== 'DELIVERED' &&
        !isOnItsWay(delivery) && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('access.webhooks.againOf', nameOf(delivery))}
            onClick={() => onRetry(delivery)}
          >
            {t('access.webhooks.again')}
          </Button>
        ),
    });
  }
  return { columns, nameOf };
}
