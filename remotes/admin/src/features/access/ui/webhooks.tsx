import type { WebhookWithSecret } from '@gyg/contract';
import { webhookEvents } from '@gyg/contract/enums';
import { limits } from '@gyg/contract/rules';
import {
  Banner,
  Button,
  Disclosure,
  EmptyState,
  ErrorState,
  Panel,
  Section,
  Skeleton,
  Stack,
} from '@gyg/design-system';
import { CheckboxGroup, FormDialog, TextField } from '@gyg/design-system/forms';
import {
  call,
  invalidateCalls,
  isApiError,
  useErrorText,
  useFormat,
  useLoadFailure,
  useMutation,
  useQueryClient,
  useTranslation,
} from '@gyg/platform';
import { useState } from 'react';
import { useWebhooks } from '../api/read-access';
import { nodeCode, pythonCode } from '../model/verify-code';
import { eventTexts } from '../model/words';
import { CodeBlock } from './code-block';
import { ShownOnce } from './shown-once';
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

/** How receivers verify that a call comes from the platform. */
function VerifyIt() {
  const { t } = useTranslation('admin');
  return (
    <Disclosure summary={t('access.webhooks.verify')} icon="shield" look="line" headingLevel={3}>
      <Stack gap={3}>
        <p>{t('access.webhooks.verifyText')}</p>
        <CodeBlock title="Node.js" code={nodeCode} copyLabel={t('access.webhooks.copyNode')} />
        <CodeBlock title="Python" code={pythonCode} copyLabel={t('access.webhooks.copyPython')} />
        <p>
          <a href="/api/docs">{t('access.webhooks.reference')}</a>
        </p>
      </Stack>
    </Disclosure>
  );
}

const problems = ['scheme', 'user', 'address'] as const;
type UrlProblem = (typeof problems)[number];

/** What is wrong with an address before it is sent; the API also refuses addresses inside. */
function problemOf(text: string): UrlProblem | undefined {
  if (!URL.canParse(text)) return 'address';
  const { protocol, username, password } = new URL(text);
  if (protocol !== 'https:') return 'scheme';
  return username === '' && password === '' ? undefined : 'user';
}

interface AddWebhookDialogProps {
  organizationId: string;
  open: boolean;
  onCreated: (webhook: WebhookWithSecret) => void;
  onClose: () => void;
}

/** Asks for the address and the events of a new webhook. */
function AddWebhookDialog(props: AddWebhookDialogProps) {
  // Each opening starts with an empty form.
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ organizationId, onCreated, onClose }: AddWebhookDialogProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly string[]>([]);
  const [wrong, setWrong] = useState<UrlProblem>();
  const [sent, setSent] = useState(false);
  const chosen = webhookEvents.filter((event) => events.includes(event));
  const creation = useMutation({
    mutationFn: () => call('createWebhook', { params: { organizationId }, body: { url: url.trim(), events: chosen } }),
    onSuccess: async (webhook) => {
      onCreated(webhook);
      onClose();
      await invalidateCalls(queries, ['listWebhooks']);
    },
    onError: (thrown) => {
      const refused = isApiError(thrown) ? thrown.fields?.find(({ path }) => path === 'url') : undefined;
      setWrong(problems.find((problem) => problem === refused?.code));
    },
  });
  const submit = () => {
    const problem = problemOf(url.trim());
    setWrong(problem);
    setSent(true);
    if (problem === undefined && chosen.length > 0) creation.mutate();
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('access.webhooks.dialog')}
      closeLabel={t('confirm.close')}
      cancel={t('confirm.cancel')}
      confirm={t('access.webhooks.add')}
      busy={creation.isPending}
      waits
      gap={4}
      onConfirm={submit}
    >
      {creation.error && wrong === undefined && (
        <Banner tone="bad" role="alert">
          {errorText(creation.error).text}
        </Banner>
      )}
      <TextField
        label={t('access.webhooks.url')}
        hint={t('access.webhooks.urlHint')}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.url}
        error={wrong && t(`access.webhooks.problem.${wrong}`)}
        value={url}
        onChange={({ currentTarget }) => setUrl(currentTarget.value)}
      />
      <CheckboxGroup
        label={t('access.webhooks.events')}
        error={sent && chosen.length === 0 ? t('access.webhooks.eventsMissing') : undefined}
        options={webhookEvents.map((value) => ({
          value,
          label: t(`access.webhooks.event.${eventTexts[value]}`),
          hint: value,
        }))}
        value={events}
        onValueChange={setEvents}
      />
    </FormDialog>
  );
}
