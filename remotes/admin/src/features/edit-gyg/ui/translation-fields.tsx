import type { GygTranslation, Locale } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { Button } from '@gyg/design-system';
import { TabPanels } from '@gyg/design-system/details';
import { RichTextEditor, TextArea, TextField } from '@gyg/design-system/forms';
import { call, textLang, useErrorToast, useMutation, useTranslation } from '@gyg/platform';
import { useWatch } from '@gyg/platform/forms';
import { useEffect, useId, useState } from 'react';
import { ConfirmDialog } from '../../../shared/confirm';
import { useEditor } from '../../../shared/gyg-editor';
import { useRichTextTexts } from '../../../shared/rich-text';
import { useTranslationUpdate } from '../api/get-translation';
import { useTranslationForm } from '../model/use-translation-form';
import { useForms } from './forms-context';
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

/** The titles of the needs in the second language, beside the originals. */
function TranslatedNeeds({ language, form }: TranslatedPartProps) {
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

interface RemoveTranslationProps extends TranslatedPartProps {
  /** Whether something of it is saved. */
  stored: boolean;
  onRemoved: () => void;
}

/** Removes the texts in the second language after a confirmation; without one if nothing was written. */
function RemoveTranslation({ language, stored, form, onRemoved }: RemoveTranslationProps) {
  const { t } = useTranslation('admin');
  const errorToast = useErrorToast();
  const { desk, autosave } = useEditor();
  const gygId = desk.gyg.id;
  const show = useTranslationUpdate(gygId);
  const [asking, setAsking] = useState(false);
  const isEmpty = Object.values(form.values).every((text) => text === '');
  const remove = useMutation({
    mutationFn: async () => {
      form.discard();
      // A save that is on its way is finished first, so that it cannot bring the texts back.
      await autosave.inLine(async () => {
        if (stored || !isEmpty) await call('deleteGygTranslation', { params: { gygId, language } });
      });
    },
    onSuccess: () => {
      show(undefined);
      onRemoved();
    },
    onError: (error) => {
      errorToast(error);
      setAsking(false);
    },
  });
  return (
    <div>
      <Button
        variant="quiet"
        icon="trash"
        busy={remove.isPending}
        onClick={() => (stored || !isEmpty ? setAsking(true) : remove.mutate())}
      >
        {t(`editor.languages.remove.${language}`)}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t(`editor.languages.removeTitle.${language}`)}
        confirm={t(`editor.languages.remove.${language}`)}
        progress={remove.isPending ? { done: 0, total: 1 } : undefined}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{t('editor.languages.removeText')}</p>
      </ConfirmDialog>
    </div>
  );
}

const names = ['preface', 'description', 'participantInfo', 'impact', 'beneficiaryText'] as const;

interface TranslatedPartProps {
  language: Locale;
  form: ReturnType<typeof useTranslationForm>;
}

/** The formatted texts of the page in the second language, one at a time. The number says how many are still empty. */
function TranslatedPage({ language, form }: TranslatedPartProps) {
  const { t } = useTranslation('admin');
  const texts = useRichTextTexts();
  const own = useWatch({ control: useForms().page.control, name: names });
  const { values, invalid, change } = form;
  const labels = {
    preface: t('editor.texts.preface'),
    description: t('editor.texts.description'),
    participantInfo: t('editor.texts.participantInfo'),
    impact: t('editor.texts.impact'),
    beneficiaryText: t('editor.recipients.text'),
  } as const;
  return (
    <TabPanels
      label={t(`editor.languages.tabs.${language}`)}
      defaultValue={`description-${language}`}
      items={names.map((name, index) => ({
        id: `${name}-${language}`,
        label: labels[name],
        count: values[name] === '' && own[index] !== '' ? t('editor.texts.empty') : undefined,
        content: (
          <RichTextEditor
            label={t(`editor.languages.label.${language}`, { text: labels[name] })}
            rows={6}
            value={values[name] ?? ''}
            onValueChange={(html) => change(name, html)}
            maxLength={limits.html}
            error={invalid.has(name) ? t('editor.languages.tooLong') : undefined}
            textLang={textLang(language)}
            texts={texts}
          />
        ),
      }))}
    />
  );
}
