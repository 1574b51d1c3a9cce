import { Switch } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useFeatureGyg } from '../../../shared/gyg-acts';
import { EditorSection, useEditor } from '../../../shared/gyg-editor';
import { useForms } from './forms-context';

/** Whether the gyg is in lists, and comes first on its host's page. Can be changed after the gyg too. */
export function VisibilitySection() {
  const { t } = useTranslation('admin');
  const { register } = useForms().gyg;
  const { gyg } = useEditor().desk;
  const { mutate, isPending, variables } = useFeatureGyg();
  return (
    <EditorSection id="visibility" title={t('editor.visibility.title')} alwaysOpen>
      <Switch hint={t('editor.visibility.hint')} {...register('hidden')}>
        {t('editor.visibility.hidden')}
      </Switch>
      {gyg.state !== 'CREATED' && (
        <Switch
          hint={t('editor.visibility.featuredHint')}
          checked={isPending ? variables.featured : (gyg.counts?.featured ?? false)}
          onChange={({ target }) => mutate({ gyg, featured: target.checked })}
        >
          {t('editor.visibility.featured')}
        </Switch>
      )}
    </EditorSection>
  );
}
