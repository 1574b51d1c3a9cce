import { type Locale, locales } from '@gyg/contract/enums';
import { Button, ErrorState, FieldsSkeleton, Waiting } from '@gyg/design-system';
import { RadioCards } from '@gyg/design-system/forms';
import { useLoadFailure, useTranslation } from '@gyg/platform';
import { useWatch } from '@gyg/platform/forms';
import { useState } from 'react';
import { EditorSection, focusSection, useEditor } from '../../../shared/gyg-editor';
import { useFieldError } from '../../../shared/schema-form';
import { useStoredTranslation } from '../api/get-translation';
import { useForms } from './forms-context';
import { TranslationFields } from './translation-fields';

const change = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;
const otherThan = (language: Locale): Locale => (language === 'en' ? 'se' : 'en');

/** The language that the texts are written in, and the same texts in the other one. */
export function LanguagesSection() {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const fieldError = useFieldError();
  const { desk, phase } = useEditor();
  const { control, setValue, formState } = useForms().gyg;
  const language = useWatch({ control, name: 'language' });
  const { loaded, translation, error, refetch } = useStoredTranslation(desk.gyg.id);
  const [added, setAdded] = useState(false);
  const second = otherThan(language);
  const shown = translation !== undefined || added;
  return (
    <EditorSection id="languages" title={t('editor.languages.title')} lead={t('editor.languages.lead')} alwaysOpen>
      <RadioCards
        legend={t('editor.languages.own')}
        hint={shown ? t(`editor.languages.fixed.${second}`) : undefined}
        error={fieldError(formState.errors.language)}
        options={locales.map((value) => ({
          value,
          title: t(`editor.languages.${value}`),
          disabled: (shown || !loaded || phase === 'finished') && value !== language,
        }))}
        value={language}
        onValueChange={(value) => setValue('language', value === 'en' ? 'en' : 'se', change)}
      />
      {error !== null && <ErrorState {...loadFailure(error, () => void refetch())} />}
      {!loaded && error === null && (
        <Waiting label={t('editor.languages.loading')}>
          <FieldsSkeleton fields={1} />
        </Waiting>
      )}
      {loaded && shown && (
        <TranslationFields
          key={second}
          language={second}
          translation={translation}
          focused={added}
          onRemoved={() => {
            setAdded(false);
            focusSection('languages');
          }}
        />
      )}
      {loaded && !shown && (
        <div>
          <Button variant="secondary" icon="plus" onClick={() => setAdded(true)}>
            {t(`editor.languages.add.${second}`)}
          </Button>
        </div>
      )}
    </EditorSection>
  );
}
