import { Banner, Button, Link } from '@gyg/design-system';
import { paths, useErrorText, useFormat, useTranslation } from '@gyg/platform';
import type { useAttended } from '../api/list-attended';

interface AskRecipientsProps {
  gygId: string;
  attended: ReturnType<typeof useAttended>;
}

/** How many people get the request. Without recorded attendance, where to record it. */
export function AskRecipients({ gygId, attended }: AskRecipientsProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const errorText = useErrorText();
  if (gygId === '') return null;
  if (attended.error) {
    return (
      <Banner
        tone="bad"
        role="alert"
        actions={
          <Button size="sm" variant="secondary" onClick={() => void attended.refetch()}>
            {t('review.retry')}
          </Button>
        }
      >
        {errorText(attended.error).text}
      </Banner>
    );
  }
  const count = attended.data?.length;
  if (count === 0) {
    return (
      <Banner tone="warn" role="status" title={t('storyRequests.noOne')}>
        {t('storyRequests.noOneText')} <Link href={paths.doorList(gygId)}>{t('storyRequests.toAttendance')}</Link>
      </Banner>
    );
  }
  return (
    <p role="status">
      {count === undefined ? t('storyRequests.counting') : t('storyRequests.people', { count, number: number(count) })}
    </p>
  );
}
