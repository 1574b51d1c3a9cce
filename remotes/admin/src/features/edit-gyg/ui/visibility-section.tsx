import { Switch } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { EditorSection } from '../../../shared/gyg-editor';
import { useForms } from './forms-context';

/** Whether the gyg is in lists. Can be changed after the gyg too. */
export function VisibilitySection() {
  const { t } = useTranslation('admin');
  const { register } = useForms().gyg;
  return (
    <EditorSection id="visibility" title={t('editor.visibility.title')} alwaysOpen>
      <Switch hint={t('editor.visibility.hint')} {...register('hidden')}>
        {t('editor.visibility.hidden')}
      </Switch>
    </EditorSection>
  );
}
