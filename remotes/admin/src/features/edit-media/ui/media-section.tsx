import { EmptyState, ErrorState, Skeleton, Waiting } from '@gyg/design-system';
import { textLang, useLoadFailure, useTranslation } from '@gyg/platform';
import { EditorSection, useEditor } from '../../../shared/gyg-editor';
import { useMedia } from '../api/media';
import { AddMedium } from './add-medium';
import { MediaList } from './media-list';

/** The pictures of the gyg, which can be added after it too. */
export function MediaSection() {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const { id: gygId, language } = useEditor().desk.gyg;
  const { data, error, refetch } = useMedia(gygId);
  return (
    <EditorSection id="media" title={t('media.title')} lead={t('media.lead')} alwaysOpen>
      {data === undefined && error !== null && (
        <ErrorState headingLevel={3} {...loadFailure(error, () => void refetch())} />
      )}
      {data === undefined && error === null && (
        <Waiting label={t('media.loading')}>
          <Skeleton shape="block" />
        </Waiting>
      )}
      {data?.media.length === 0 && <EmptyState headingLevel={3} title={t('media.empty')} text={t('media.emptyText')} />}
      {data !== undefined && data.media.length > 0 && (
        <MediaList gygId={gygId} media={data.media} lang={textLang(language)} />
      )}
      <AddMedium gygId={gygId} />
    </EditorSection>
  );
}
