import type { Delivery } from '@gyg/contract';
import { Badge, Button } from '@gyg/design-system';
import { RowName, RowNameSkeleton, type TableColumn } from '@gyg/design-system/tables';
import { useFormat, useTranslation } from '@gyg/platform';
import { isOnItsWay } from '../model/on-its-way';
import { useDuration } from '../model/use-duration';
import { useWhen } from '../model/use-when';
import s from './access.module.css';

const tones = { DELIVERED: 'good', WAITING: 'warn', FAILED: 'bad' } as const;

/** The columns of a webhook's calls. `nameOf` gives the values that name a call in labels. */
export function useDeliveryColumns(onRetry: ((delivery: Delivery) => void) | undefined) {
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
