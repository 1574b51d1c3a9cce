import { Banner, Button, Cluster, Stack } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { useEffect, useRef } from 'react';

export interface ProposalSentProps {
  /** The organisation's name. */
  name: string;
  onAnother: () => void;
  onClose: () => void;
}

/** Replaces the form after the proposal was saved. */
export function ProposalSent({ name, onAnother, onClose }: ProposalSentProps) {
  const { t } = useTranslation('public');
  const message = useRef<HTMLDivElement>(null);
  // The form that had the focus no longer exists.
  useEffect(() => message.current?.focus(), []);
  return (
    <Stack gap={4}>
      <Banner ref={message} tabIndex={-1} tone="good" role="status" title={t('proposal.saved')}>
        {t('proposal.savedText', { name })}
      </Banner>
      <Cluster>
        <Button onClick={onClose}>{t('common.close')}</Button>
        <Button variant="secondary" onClick={onAnother}>
          {t('proposal.another')}
        </Button>
      </Cluster>
    </Stack>
  );
}
