import type { Story } from '@gyg/contract';
import { Banner } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { useEffect, useRef } from 'react';
import { CopyLink } from '../../../shared/copy-link';

/** The result of sending a story, with the link for the people in the picture. */
export function StorySent({ story }: { story: Story | undefined }) {
  const { t } = useTranslation('booking');
  const banner = useRef<HTMLDivElement>(null);
  const id = story?.id;
  useEffect(() => {
    // The form is empty again, so screen readers need to be told what happened.
    if (id !== undefined) banner.current?.focus();
  }, [id]);
  if (story === undefined) return null;
  return (
    <Banner
      ref={banner}
      tabIndex={-1}
      tone="good"
      title={t(story.approved ? 'stories.published' : 'stories.uploaded')}
      actions={story.consentUrl !== undefined && <CopyLink url={story.consentUrl} />}
    >
      {t(story.consentUrl === undefined ? 'stories.sent.text' : 'stories.sent.withPeople')}
    </Banner>
  );
}
