import type { Webhook, WebhookWithSecret } from '@gyg/contract';
import { Button, Cluster, Menu, Panel, Stack } from '@gyg/design-system';
import { call, useFormat, useTranslation } from '@gyg/platform';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../../shared/confirm';
import { useAccessAct } from '../model/use-access-act';
import s from './access.module.css';
import { Deliveries } from './deliveries';
import { Tags } from './use-key-columns';
import { WeekBars } from './week-bars';

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
