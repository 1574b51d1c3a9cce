import type { WebhookWithSecret } from '@gyg/contract';
import { webhookEvents } from '@gyg/contract/enums';
import { limits } from '@gyg/contract/rules';
import { Banner } from '@gyg/design-system';
import { CheckboxGroup, FormDialog, TextField } from '@gyg/design-system/forms';
import {
  call,
  invalidateCalls,
  isApiError,
  useErrorText,
  useMutation,
  useQueryClient,
  useTranslation,
} from '@gyg/platform';
import { useState } from 'react';
import { eventTexts } from '../model/words';

const problems = ['scheme', 'user', 'address'] as const;
type UrlProblem = (typeof problems)[number];

/** What is wrong with an address before it is sent; the API also refuses addresses inside. */
function problemOf(text: string): UrlProblem | undefined {
  if (!URL.canParse(text)) return 'address';
  const { protocol, username, password } = new URL(text);
  if (protocol !== 'https:') return 'scheme';
  return username === '' && password === '' ? undefined : 'user';
}

export interface AddWebhookDialogProps {
  organizationId: string;
  open: boolean;
  onCreated: (webhook: WebhookWithSecret) => void;
  onClose: () => void;
}

/** Asks for the address and the events of a new webhook. */
export function AddWebhookDialog(props: AddWebhookDialogProps) {
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
