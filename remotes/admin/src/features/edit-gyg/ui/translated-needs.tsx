import { limits } from '@gyg/contract/rules';
import { TextField } from '@gyg/design-system/forms';
import { textLang, useTranslation } from '@gyg/platform';
import { useEditor } from '../../../shared/gyg-editor';
import type { TranslatedPartProps } from './translated-page';
import s from './translation.module.css';

/** The titles of the needs in the second language, beside the originals. */
export function TranslatedNeeds({ language, form }: TranslatedPartProps) {
  const { t } = useTranslation('admin');
  const { gyg, needs } = useEditor().desk;
  const { values, change } = form;
  if (needs.length === 0) return null;
  return (
    <fieldset className={s.needs}>
      <legend className={s.part}>{t('editor.languages.needs')}</legend>
      {needs.map(({ id, title }) => (
        <TextField
          key={id}
          lang={textLang(language)}
          label={<span lang={textLang(gyg.language)}>{title}</span>}
          maxLength={limits.title}
          autoComplete="off"
          value={values[id] ?? ''}
          onChange={({ currentTarget }) => change(id, currentTarget.value)}
        />
      ))}
    </fieldset>
  );
}
