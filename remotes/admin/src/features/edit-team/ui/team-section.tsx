import { useTranslation } from '@gyg/platform';
import { EditorSection } from '../../../shared/gyg-editor';
import { GygManagers } from './gyg-managers';
import { Partners } from './partners';

/** The people who run the gyg, and the organisations beside the host. */
export function TeamSection() {
  const { t } = useTranslation('admin');
  return (
    <EditorSection id="team" title={t('team.title')} lead={t('team.lead')}>
      <GygManagers />
      <Partners />
    </EditorSection>
  );
}
