import { Dialog, ErrorState, TextSkeleton, Waiting } from '@gyg/design-system';
import { callOptions, useLoadFailure, useQuery, useTranslation } from '@gyg/platform';
import { useEditor } from '../../../shared/gyg-editor';
import { GuestView } from './guest-view';

export interface PreviewDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The gyg’s page as a guest sees it, without what only hosts and participants see. */
export function PreviewDialog({ open, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const { id: gygId } = useEditor().desk.gyg;
  const options = callOptions('getGygProfile', { params: { gygId } });
  const { data, error, refetch } = useQuery({ ...options, enabled: open, refetchOnMount: 'always' });
  return (
    <Dialog open={open} onClose={onClose} size="full" title={t('editor.preview.title')} closeLabel={t('acts.close')}>
      {data && <GuestView profile={data} />}
      {!data && error && <ErrorState headingLevel={3} {...loadFailure(error, () => void refetch())} />}
      {!data && !error && (
        <Waiting label={t('editor.loading')}>
          <TextSkeleton heading lines={8} />
        </Waiting>
      )}
    </Dialog>
  );
}
