import { Button } from '@gyg/design-system';
import { copyText, useTranslation } from '@gyg/platform';

/** A button that copies the link for the people in a story's picture. */
export function CopyLink({ url }: { url: string }) {
  const { t } = useTranslation('booking');
  const copy = () => copyText(url, { done: t('stories.link.copied'), failed: t('stories.link.failed', { url }) });
  return (
    <Button variant="secondary" size="sm" icon="copy" onClick={() => void copy()}>
      {t('stories.link.copy')}
    </Button>
  );
}
