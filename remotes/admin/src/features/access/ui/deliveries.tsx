import type { Delivery, DeliveryState, Webhook } from '@gyg/contract';
import { Button, Cluster, EmptyState, ErrorState, ListFoot, Stack } from '@gyg/design-system';
import { SegmentedLinks } from '@gyg/design-system/forms';
import { Table } from '@gyg/design-system/tables';
import {
  call,
  pageFrom,
  useListFoot,
  useLoadFailure,
  useLocation,
  useSearchParams,
  useTranslation,
} from '@gyg/platform';
import { useDeliveries } from '../api/read-access';
import { useAccessAct } from '../model/use-access-act';
import { DeliveryDetail } from './delivery-detail';
import { useDeliveryColumns } from './use-delivery-columns';

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
