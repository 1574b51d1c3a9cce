import type { GygTranslation, Locale } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { TextArea, TextField } from '@gyg/design-system/forms';
import { textLang, useTranslation } from '@gyg/platform';
import { useWatch } from '@gyg/platform/forms';
import { useEffect, useId } from 'react';
import { useTranslationForm } from '../model/use-translation-form';
import { useForms } from './forms-context';
import { RemoveTranslation } from './remove-translation';
import { TranslatedNeeds } from './translated-needs';
import { TranslatedPage } from './translated-page';
import s from './translation.module.css';

export interface TranslationFieldsProps {
  language: Locale;
  /** Undefined until something is saved. */
  translation: GygTranslation | undefined;
  /** It was just added: its title takes the focus. */
  focused: boolean;
  onRemoved: () => void;
}

/** The texts of the gyg in its second language, each below the original. */
export function TranslationFields({ language, translation, focused, onRemoved }: TranslationFieldsProps) {
  const { t } = useTranslation('admin');
  const { control } = useForms().gyg;
  const [title, summary, own] = useWatch({ control, name: ['title', 'summary', 'language'] });
  const form = useTranslationForm(language, translation);
  const { values, change } = form;
  const id = useId();
  useEffect(() => {
    if (focused) document.getElementById(`${id}-title`)?.focus();
  }, [focused, id]);
  const counter = (used: number, most: number) => t('editor.counter', { used, most });
  const original = (text: string) =>
    text.trim() === '' ? undefined : (
      <>
        {t('editor.languages.original')} <span lang={textLang(own)}>{text}</span>
      </>
    );
  const lang = textLang(language);
  return (
    <fieldset className={s.root}>
      <legend className={s.legend}>{t(`editor.languages.texts.${language}`)}</legend>
      <p className={s.note}>{t('editor.languages.empty')}</p>
      <TextField
        id={`${id}-title`}
        lang={lang}
        label={t(`editor.languages.label.${language}`, { text: t('editor.basics.name') })}
        hint={original(title)}
        maxLength={limits.title}
        autoComplete="off"
        value={values.title ?? ''}
        onChange={({ currentTarget }) => change('title', currentTarget.value)}
      />
      <TextArea
        lang={lang}
        label={t(`editor.languages.label.${language}`, { text: t('editor.basics.summary') })}
        hint={original(summary)}
        rows={3}
        maxLength={limits.summary}
        counter={counter}
        value={values.summary ?? ''}
        onChange={({ currentTarget }) => change('summary', currentTarget.value)}
      />
      <TranslatedPage language={language} form={form} />
      <TranslatedNeeds language={language} form={form} />
      <RemoveTranslation language={language} stored={translation !== undefined} form={form} onRemoved={onRemoved} />
    </fieldset>
  );
}
