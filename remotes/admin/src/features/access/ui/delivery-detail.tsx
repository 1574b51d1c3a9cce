import type { Delivery } from '@gyg/contract';
import { Button, Stack } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import { answerText, bytesOf, requestText } from '../model/http-text';
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
