import { limits } from '@gyg/contract/rules';
import { TextArea, TextField } from '@gyg/design-system/forms';
import { textLang, useTranslation } from '@gyg/platform';
import { Controller, useWatch } from '@gyg/platform/forms';
import { fieldOfProblem } from '../../../shared/gyg-acts';
import { EditorSection, useEditor } from '../../../shared/gyg-editor';
import { useFieldError } from '../../../shared/schema-form';
import { useForms } from './forms-context';
import { GoalFields } from './goal-fields';

/** What cards and search show: title, summary, goals and the address of the page. */
export function BasicsSection() {
  const { t } = useTranslation('admin');
  const fieldError = useFieldError();
  const { desk } = useEditor();
  const { register, control, formState } = useForms().gyg;
  const [title, friendlyUrl, language] = useWatch({ control, name: ['title', 'friendlyUrl', 'language'] });
  const lang = textLang(language);
  const { errors } = formState;
  const counter = (used: number, most: number) => t('editor.counter', { used, most });
  const host = desk.gyg.orgFriendlyUrl;
  return (
    <EditorSection id="basics" title={t('editor.basics.title')} lead={t('editor.basics.lead')}>
      <TextField
        id={fieldOfProblem.title}
        lang={lang}
        label={t('editor.basics.name')}
        hint={counter(title.length, limits.title)}
        maxLength={limits.title}
        autoComplete="off"
        error={fieldError(errors.title)}
        {...register('title')}
      />
      <Controller
        control={control}
        name="summary"
        render={({ field }) => (
          <TextArea
            {...field}
            id={fieldOfProblem.summary}
            lang={lang}
            label={t('editor.basics.summary')}
            hint={t('editor.basics.summaryHint')}
            rows={3}
            maxLength={limits.summary}
            counter={counter}
            error={fieldError(errors.summary)}
          />
        )}
      />
      <GoalFields />
      <TextField
        label={t('editor.basics.url')}
        hint={t('editor.basics.urlHint', { address: `${location.host}/go/${host}/${friendlyUrl}` })}
        maxLength={limits.friendlyUrl}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={
          errors.friendlyUrl?.type === 'server'
            ? fieldError(errors.friendlyUrl)
            : errors.friendlyUrl && t('editor.basics.urlWrong')
        }
        {...register('friendlyUrl')}
      />
    </EditorSection>
  );
}
