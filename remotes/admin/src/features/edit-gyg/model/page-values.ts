import type { BodyOf, GygPage } from '@gyg/contract';
import { gygPageBodySchema } from '@gyg/contract/forms';
import { z } from 'zod';

const { shape } = gygPageBodySchema;

/** The names of the page’s fields in the API. Forms read dots as paths, so they use the names before the colon. */
export const pageNames = {
  preface: 'page.preface',
  description: 'page.description',
  impact: 'page.impact',
  participantInfo: 'page.participantInfo',
  donationUrl: 'page.donationUrl',
  donationText: 'page.donationText',
  beneficiaryText: 'page.beneficiaryText',
  billettoEventId: 'settings.billettoEventId',
} as const;
export type PageField = keyof typeof pageNames;

/** The page’s fields under the names of the form. The donation link must be a web address, since it becomes a link. */
export const pageSchema = z.strictObject({
  preface: shape['page.preface'].unwrap(),
  description: shape['page.description'].unwrap(),
  impact: shape['page.impact'].unwrap(),
  participantInfo: shape['page.participantInfo'].unwrap(),
  donationUrl: shape['page.donationUrl'].unwrap().refine((url) => url === '' || /^https?:\/\/\S+\.\S+/i.test(url)),
  donationText: shape['page.donationText'].unwrap(),
  beneficiaryText: shape['page.beneficiaryText'].unwrap(),
  billettoEventId: shape['settings.billettoEventId'].unwrap(),
});
export type PageValues = z.input<typeof pageSchema>;

export const isPageField = (name: string): name is PageField => name in pageNames;
const pageFields = Object.keys(pageNames).filter(isPageField);

export function pageValuesOf(page: GygPage): PageValues {
  const values: PageValues = {
    preface: '',
    description: '',
    impact: '',
    participantInfo: '',
    donationUrl: '',
    donationText: '',
    beneficiaryText: '',
    billettoEventId: '',
  };
  for (const field of pageFields) values[field] = page[pageNames[field]] ?? '';
  return values;
}

/** The body of the call that saves these fields. */
export function pageBodyOf(changes: Partial<PageValues>): BodyOf<'saveGygPage'> {
  const body: BodyOf<'saveGygPage'> = {};
  for (const field of pageFields) {
    const value = changes[field];
    if (value !== undefined) body[pageNames[field]] = value;
  }
  return body;
}

/** The form’s name of a field that an error of the API names. */
export const pageFieldOf = (name: string): PageField | undefined =>
  pageFields.find((field) => pageNames[field] === name);
