import type { Webhook, WebhookWithSecret } from '@gyg/contract';
import { Button, Cluster, Menu, Panel, Stack } from '@gyg/design-system';
import { call, useFormat, useTranslation } from '@gyg/platform';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../../shared/confirm';
import { useAccessAct } from '../model/use-access-act';
import { useDuration } from '../model/use-duration';
import s from './access.module.css';
import { Deliveries } from './deliveries';
import { Tags } from './use-key-columns';

export interface WebhookPanelProps {
  organizationId: string;
  webhook: Webhook;
  asAdmin: boolean;
  onRenewed: (webhook: WebhookWithSecret) => void;
}

/** One webhook: its address and events, how its calls went, and its log. */
export function WebhookPanel({ organizationId, webhook, asAdmin, onRenewed }: WebhookPanelProps) {
  const { t } = useTranslation('admin');
  const { dateTime } = useFormat();
  const headingId = useId();
  const { busy, act } = useAccessAct(['listWebhooks', 'listDeliveries']);
  const [asking, setAsking] = useState<'renew' | 'remove'>();
  const { id: webhookId, url, events, oldSecretUntil } = webhook;
  const params = { organizationId, webhookId };
  const test = () => act(() => call('testWebhook', { params, body: {} }), t('access.webhooks.tested'));
  const renew = async () => {
    const renewed = await act(() => call('renewWebhookSecret', { params, body: {} }));
    setAsking(undefined);
    if (renewed) onRenewed(renewed.done);
  };
  const remove = async () => {
    await act(() => call('deleteWebhook', { params }), t('access.webhooks.removed', { url }));
    setAsking(undefined);
  };
  return (
    <Panel role="group" aria-labelledby={headingId}>
      <Stack gap={3}>
        <div className={s.head}>
          <Stack gap={1}>
            <h3 id={headingId} className={s.address}>
              {url}
            </h3>
            <Tags texts={events} />
            {oldSecretUntil !== null && (
              <p className={s.soft}>{t('access.webhooks.secretOld', { time: dateTime(oldSecretUntil) })}</p>
            )}
          </Stack>
          {asAdmin && (
            <Cluster>
              <Button
                size="sm"
                variant="secondary"
                busy={busy}
                aria-label={t('access.webhooks.testOf', { url })}
                onClick={() => void test()}
              >
                {t('access.webhooks.test')}
              </Button>
              <Menu
                label={t('access.webhooks.more', { url })}
                align="end"
                items={[
                  {
                    id: 'renew',
                    label: t('access.webhooks.renew'),
                    icon: 'refresh',
                    onSelect: () => setAsking('renew'),
                  },
                  {
                    id: 'remove',
                    label: t('access.webhooks.remove'),
                    icon: 'trash',
                    tone: 'danger',
                    onSelect: () => setAsking('remove'),
                  },
                ]}
              />
            </Cluster>
          )}
        </div>
        <WeekBars week={webhook.week} />
        <Deliveries organizationId={organizationId} webhook={webhook} asAdmin={asAdmin} />
      </Stack>
      <ConfirmDialog
        open={asking === 'renew'}
        tone="primary"
        title={t('access.webhooks.renewTitle')}
        confirm={t('access.webhooks.renew')}
        progress={busy ? { done: 0, total: 1 } : undefined}
        onConfirm={() => void renew()}
        onClose={() => setAsking(undefined)}
      >
        <p>{t('access.webhooks.renewText')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'remove'}
        title={t('access.webhooks.removeTitle', { url })}
        confirm={t('access.webhooks.remove')}
        progress={busy ? { done: 0, total: 1 } : undefined}
        onConfirm={() => void remove()}
        onClose={() => setAsking(undefined)}
      >
        <p>{t('access.webhooks.removeText')}</p>
      </ConfirmDialog>
    </Panel>
  );
}

type Part = Webhook['week']['parts'][number];

const toneOf = ({ delivered, failed, waiting }: Part) => {
  if (failed > 0) return 'bad';
  if (waiting > 0) return 'warn';
  return delivered > 0 ? 'good' : undefined;
};
const callsOf = ({ delivered, failed, waiting }: Part) => delivered + failed + waiting;

/** How the calls of the last seven days went: the share that was delivered, and a bar for each six hours. */
function WeekBars({ week }: Pick<Webhook, 'week'>) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const duration = useDuration();
  const { calls, delivered, p95, parts } = week;
  if (calls === 0) return <p className={s.soft}>{t('access.webhooks.quiet')}</p>;
  const most = Math.max(...parts.map(callsOf));
  // Rounded down: all is not delivered until all is.
  const share = Math.floor((delivered / calls) * 1000) / 10;
  return (
    <Stack gap={1}>
      <p className={s.soft}>
        <b>{t('access.webhooks.share', { share: number(share, share % 1 === 0 ? 0 : 1) })}</b>{' '}
        {t('access.webhooks.week', { count: calls, delivered: number(delivered), calls: number(calls) })}
        {p95 !== null && <> · {t('access.webhooks.p95', { time: duration(p95) })}</>}
      </p>
      <div className={s.bars} role="img" aria-label={t('access.webhooks.bars')}>
        {parts.map((part) => (
          <span
            key={part.from}
            className={s.bar}
            data-tone={toneOf(part)}
            style={{ blockSize: `${(callsOf(part) / most) * 100}%` }}
          />
        ))}
      </div>
    </Stack>
  );
}
