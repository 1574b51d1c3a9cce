import type { WebhookWithSecret } from '@gyg/contract';
import { Button, EmptyState, ErrorState, Panel, Section, Skeleton, Stack } from '@gyg/design-system';
import { useFormat, useLoadFailure, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useWebhooks } from '../api/read-access';
import { AddWebhookDialog } from './add-webhook-dialog';
import { ShownOnce } from './shown-once';
import { VerifyIt } from './verify-it';
import { WebhookPanel } from './webhook-panel';

/** The addresses that are called when something happens, each with its log. */
export function Webhooks({ organizationId, asAdmin }: { organizationId: string; asAdmin: boolean }) {
  const { t } = useTranslation('admin');
  const { dateTime } = useFormat();
  const loadFailure = useLoadFailure();
  const { data, error, refetch } = useWebhooks(organizationId);
  const [adding, setAdding] = useState(false);
  const [created, setCreated] = useState<WebhookWithSecret>();
  const webhooks = data?.webhooks;
  const until = created?.oldSecretUntil ?? undefined;
  const old = until === undefined ? '' : ` ${t('access.webhooks.secretOld', { time: dateTime(until) })}`;
  return (
    <Section
      id="webhooks"
      size="small"
      spacing="none"
      title={t('access.webhooks.title')}
      lead={t('access.webhooks.lead')}
      action={
        asAdmin && (
          <Button size="sm" icon="plus" onClick={() => setAdding(true)}>
            {t('access.webhooks.add')}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        {created && (
          <ShownOnce
            key={created.secret}
            title={t('access.webhooks.secretTitle')}
            text={`${t('access.webhooks.secretText')}${old}`}
            secret={created.secret}
            copy={{
              label: t('access.webhooks.copySecret'),
              done: t('access.webhooks.secretCopied'),
              failed: t('access.webhooks.secretCopyFailed'),
            }}
            onDone={() => setCreated(undefined)}
          />
        )}
        {error && webhooks === undefined && <ErrorState {...loadFailure(error, () => void refetch())} />}
        {!error && webhooks === undefined && <Skeleton shape="block" />}
        {webhooks?.length === 0 && (
          <Panel>
            <EmptyState headingLevel={3} title={t('access.webhooks.none')} text={t('access.webhooks.noneText')} />
          </Panel>
        )}
        {webhooks?.map((webhook) => (
          <WebhookPanel
            key={webhook.id}
            organizationId={organizationId}
            webhook={webhook}
            asAdmin={asAdmin}
            onRenewed={setCreated}
          />
        ))}
        <VerifyIt />
      </Stack>
      {asAdmin && (
        <AddWebhookDialog
          organizationId={organizationId}
          open={adding}
          onCreated={setCreated}
          onClose={() => setAdding(false)}
        />
      )}
    </Section>
  );
}
