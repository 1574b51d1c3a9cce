import { Banner, Button, ProgressBar, Stack } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import type { Sending } from '../model/use-story-requests';

interface AskResultProps {
  sending: Sending;
  /** Sends to those who got nothing. */
  onResume: () => void;
}

/** The progress of sending, and what became of it. */
export function AskResult({ sending, onResume }: AskResultProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const { phase, total, sent, failed, left, problem } = sending;
  const done = total - left.length;
  const tone = phase === 'done' && failed === 0 ? 'good' : phase === 'stopped' ? 'bad' : 'plain';
  return (
    <Stack gap={3} role="status">
      <ProgressBar
        label={t(phase === 'sending' ? 'storyRequests.sending' : 'storyRequests.sent')}
        amount={t('storyRequests.amount', { done: number(done), total: number(total) })}
        value={done}
        max={total}
        tone={tone}
      />
      {phase === 'done' && (
        <Banner tone={failed === 0 ? 'good' : 'warn'}>
          {t('storyRequests.done', { count: sent, number: number(sent) })}{' '}
          {failed > 0 && t('storyRequests.failed', { count: failed, number: number(failed) })}
        </Banner>
      )}
      {phase === 'stopped' && (
        <Banner
          tone="bad"
          title={t('storyRequests.stopped')}
          actions={
            <Button size="sm" onClick={onResume}>
              {t('storyRequests.resume', { number: number(left.length) })}
            </Button>
          }
        >
          {problem}
        </Banner>
      )}
    </Stack>
  );
}
