import { Button } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { AskDialog } from './ask-dialog';

export interface AskForStoriesProps {
  organizationId: string;
  /** The gyg to ask about; without it the host chooses one of the organisation's past gygs. */
  gygId?: string;
}

/** The button that opens the request for stories. */
export function AskForStories(props: AskForStoriesProps) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon="mail" onClick={() => setOpen(true)}>
        {t('storyRequests.ask')}
      </Button>
      {open && <AskDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
