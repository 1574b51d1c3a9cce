import type { BodyOf, DeskNeed, GygTranslation, Locale } from '@gyg/contract';
import { gygTranslationBodySchema } from '@gyg/contract/forms';
import { call } from '@gyg/platform';
import { useEffect, useRef, useState } from 'react';
import {
  canRetry,
  fieldsNamedBy,
  invalidFields,
  useSaver,
  useUnsavedValues,
  withUnsaved,
} from '../../../shared/autosave';
import { useEditor } from '../../../shared/gyg-editor';
import { useTranslationUpdate } from '../api/get-translation';

/** The name of its part in the autosave of the editor. */
export const translationPart = 'translation';

/** The form of the texts in the second language, which saves itself. Each save replaces the whole translation. */
export function useTranslationForm(language: Locale, translation: GygTranslation | undefined) {
  const { desk, autosave } = useEditor();
  const { gyg, needs } = desk;
  const show = useTranslationUpdate(gyg.id);
  const [unsaved] = useState(useUnsavedValues()(`${translationPart}.${gyg.id}.${language}`));
  const [start] = useState(() => {
    const saved = translationValuesOf(translation, needs);
    return { saved, values: withUnsaved(saved, unsaved.read()) };
  });
  const [values, setValues] = useState(start.values);
  const stored = useRef(start.saved);
  const listener = useRef<(values: TranslationValues) => void>(undefined);
  const invalid = (typed: TranslationValues) =>
    invalidFields(gygTranslationBodySchema, translationBodyOf(typed, needs));
  useSaver<TranslationValues>({
    autosave,
    name: translationPart,
    options: {
      ...start,
      invalid,
      send: async (changes, { leaving }) => {
        const next = { ...stored.current, ...onlyTexts(changes) };
        const body = translationBodyOf(next, needs);
        const params = { gygId: gyg.id, language };
        show(await call('saveGygTranslation', { params, body }, { keepalive: leaving }));
        stored.current = next;
        return undefined;
      },
      canRetry,
      refusedFields: fieldsNamedBy,
      keep: unsaved.write,
    },
    watch: (listen) => {
      listener.current = listen;
      return () => {
        listener.current = undefined;
      };
    },
  });
  useEffect(() => listener.current?.(values), [values]);
  return {
    values,
    invalid: invalid(values),
    change: (name: string, text: string) => setValues((before) => ({ ...before, [name]: text })),
    /** Forgets what is typed and not saved. */
    discard: () => {
      autosave.remove(translationPart, { discard: true });
      unsaved.write(undefined);
    },
  };
}

const onlyTexts = (changes: Partial<TranslationValues>): TranslationValues =>
  Object.fromEntries(Object.entries(changes).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));

/** The texts of a translation in the order of the page, without the titles of needs. */
const translatedTexts = [
  'title',
  'summary',
  'preface',
  'description',
  'participantInfo',
  'impact',
  'beneficiaryText',
] as const;

/** The texts of a translation by their names, and the titles of needs by the ids of the needs. */
type TranslationValues = Readonly<Record<string, string>>;

type Needs = readonly Pick<DeskNeed, 'id'>[];

function translationValuesOf(translation: GygTranslation | undefined, needs: Needs): TranslationValues {
  const titles = new Map(translation?.needs.map(({ id, title }) => [id, title]));
  return Object.fromEntries([
    ...translatedTexts.map((name) => [name, translation?.[name] ?? '']),
    ...needs.map(({ id }) => [id, titles.get(id) ?? '']),
  ]);
}

/** The body of the call that replaces the translation, with the titles of the needs that exist. */
function translationBodyOf(values: TranslationValues, needs: Needs): BodyOf<'saveGygTranslation'> {
  const text = (name: string) => values[name] ?? '';
  return {
    title: text('title'),
    summary: text('summary'),
    preface: text('preface'),
    description: text('description'),
    participantInfo: text('participantInfo'),
    impact: text('impact'),
    beneficiaryText: text('beneficiaryText'),
    needs: needs.map(({ id }) => ({ id, title: text(id) })),
  };
}
