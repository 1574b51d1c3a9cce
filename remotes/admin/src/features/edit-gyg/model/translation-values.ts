import type { BodyOf, DeskNeed, GygTranslation } from '@gyg/contract';

/** The texts of a translation in the order of the page, without the titles of needs. */
export const translatedTexts = [
  'title',
  'summary',
  'preface',
  'description',
  'participantInfo',
  'impact',
  'beneficiaryText',
] as const;

/** The texts of a translation by their names, and the titles of needs by the ids of the needs. */
export type TranslationValues = Readonly<Record<string, string>>;

type Needs = readonly Pick<DeskNeed, 'id'>[];

export function translationValuesOf(translation: GygTranslation | undefined, needs: Needs): TranslationValues {
  const titles = new Map(translation?.needs.map(({ id, title }) => [id, title]));
  return Object.fromEntries([
    ...translatedTexts.map((name) => [name, translation?.[name] ?? '']),
    ...needs.map(({ id }) => [id, titles.get(id) ?? '']),
  ]);
}

/** The body of the call that replaces the translation, with the titles of the needs that exist. */
export function translationBodyOf(values: TranslationValues, needs: Needs): BodyOf<'saveGygTranslation'> {
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
