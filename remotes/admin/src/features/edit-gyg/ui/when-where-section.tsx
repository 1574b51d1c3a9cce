import { useTranslation } from '@gyg/platform';
import { EditorSection, useEditor } from '../../../shared/gyg-editor';
import { AnnounceChange } from './announce-change';
import { PlaceFields } from './place-fields';
import { RepeatFields } from './repeat-fields';
import { WhenFields } from './when-fields';

/** Start, end, repetition and place. */
export function WhenWhereSection() {
  const { t } = useTranslation('admin');
  const { phase } = useEditor();
  return (
    <EditorSection
      id="when"
      title={t('editor.when.title')}
      lead={phase === 'open' ? t('editor.when.leadOpen') : t('editor.when.lead')}
    >
      <WhenFields />
      <RepeatFields />
      <PlaceFields />
      {phase === 'open' && <AnnounceChange />}
    </EditorSection>
  );
}
