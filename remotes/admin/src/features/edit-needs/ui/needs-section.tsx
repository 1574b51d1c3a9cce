import { useTranslation } from '@gyg/platform';
import { EditorSection } from '../../../shared/gyg-editor';
import { NeedList } from './need-list';

/** What people can give: skills and time, and items. */
export function NeedsSection() {
  const { t } = useTranslation('admin');
  return (
    <EditorSection id="needs" title={t('needs.title')} lead={t('needs.lead')}>
      <NeedList type="SKILL" />
      <NeedList type="COMMODITY" />
    </EditorSection>
  );
}
