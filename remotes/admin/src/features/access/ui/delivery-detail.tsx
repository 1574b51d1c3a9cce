import type { Delivery } from '@gyg/contract';
import { Button, Stack } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import { isOnItsWay } from '../model/on-its-way';
import { useDuration } from '../model/use-duration';
import s from './access.module.css';
import { CodeBlock } from './code-block';

export interface DeliveryDetailProps {
  delivery: Delivery;
  url: string;
  /** Undefined for readers who may not send. */
  onRetry: (() => void) | undefined;
}

/** What was sent and what was answered. */
export function DeliveryDetail({ delivery, url, onRetry }: DeliveryDetailProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const duration = useDuration();
  const { answer, took, behind, state, request } = delivery;
  return (
    <Stack gap={3}>
      <div className={s.parts}>
        <CodeBlock
          title={t('access.webhooks.request', { bytes: number(bytesOf(request.body)) })}
          code={requestText(delivery, url)}
          copyLabel={t('access.webhooks.copyRequest')}
        />
        {answer === null ? (
          <p className={s.soft}>{t(isOnItsWay(delivery) ? 'access.webhooks.waiting' : 'access.webhooks.noAnswer')}</p>
        ) : (
          <CodeBlock
            title={t('access.webhooks.answerAfter', { time: duration(took ?? 0) })}
            code={answerText(answer)}
            copyLabel={t('access.webhooks.copyAnswer')}
          />
        )}
      </div>
      {behind > 0 && <p className={s.soft}>{t('access.webhooks.behind', { count: behind })}</p>}
      {onRetry && state === 'DELIVERED' && (
        <div>
          <Button size="sm" variant="secondary" onClick={onRetry}>
            {t('access.webhooks.again')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** A body as it is read best: JSON with line breaks, other text as it is. */
function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

const lines = (...parts: readonly (string | false)[]) => parts.filter((part) => part !== false).join('\n');

/** A call as it was sent: the line, our headers and the body. */
function requestText({ id, event, request, sentAt }: Delivery, url: string): string {
  return lines(
    `POST ${new URL(url).pathname}`,
    `gyg-event: ${event}`,
    `webhook-id: ${id}`,
    sentAt !== null && `webhook-timestamp: ${Math.floor(Date.parse(sentAt) / 1000)}`,
    request.signature !== null && `webhook-signature: ${request.signature}`,
    '',
    pretty(request.body),
  );
}

/** A response: its status, headers and the beginning of its body. */
function answerText({ status, headers, body }: NonNullable<Delivery['answer']>): string {
  const named = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return lines(`${status}`, ...named, body !== '' && '', body !== '' && pretty(body));
}

/** Bytes of a text in UTF-8. */
const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
