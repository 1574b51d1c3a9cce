import { api, bg, cardListOptions, cardOptions, language, theme, width } from './common-options';
import type { ValuesOf, WidgetOptions } from './option';
import { readFlag } from './read-look';
import {
  readCatalog,
  readGoals,
  readGyg,
  readHost,
  readOrganization,
  readSort,
  readStates,
  readTags,
} from './read-names';
import { readText } from './read-query';

const organization = { attributes: ['organization'], read: readOrganization, notInQuery: true } as const;
const gyg = { attributes: ['gyg'], read: readGyg, notInQuery: true } as const;

/** `<gyg-list>`: an organisation's gygs (specification 2.1 and 5). */
export const gygListOptions = {
  organization,
  host: { attributes: ['host'], read: readHost },
  states: { attributes: ['states'], read: readStates },
  tags: { attributes: ['tags'], read: readTags },
  goals: { attributes: ['goals'], read: readGoals },
  sort: { attributes: ['sort'], read: readSort },
  ...cardListOptions,
} as const satisfies WidgetOptions;

/** `<gyg-card>`: one gyg. */
export const gygCardOptions = { gyg, ...cardOptions } as const satisfies WidgetOptions;

/** `<gyg-catalog>`: the gygs of a catalogue, in its order. */
export const gygCatalogOptions = {
  catalog: { attributes: ['catalog'], read: readCatalog, notInQuery: true },
  ...cardListOptions,
} as const satisfies WidgetOptions;

/** `<gyg-need>`: books one need of a gyg, or a place as a recipient. */
export const gygNeedOptions = {
  gyg,
  need: { attributes: ['need'], read: readText, notInQuery: true },
  recipient: { attributes: ['recipient'], read: readFlag, notInQuery: true },
  bg,
  width,
  language,
  theme,
  api,
} as const satisfies WidgetOptions;

/** `<gyg-proposal>`: the call to propose a gyg to an organisation, and its form. */
export const gygProposalOptions = {
  organization,
  open: { attributes: ['open'], read: readFlag, notInQuery: true },
  bg,
  width,
  language,
  theme,
  api,
} as const satisfies WidgetOptions;

/** `<gyg-login>`, `<gyg-signup>`: who is logged in, or a button that opens the platform's window. */
export const gygLoginOptions = { bg, width, language, theme, api } as const satisfies WidgetOptions;

/** `<gyg-verify>`, `<gyg-password>`: the same with the address of the account. */
export const gygAccountOptions = {
  email: { attributes: ['email'], read: readText, notInQuery: true },
  bg,
  width,
  language,
  theme,
  api,
} as const satisfies WidgetOptions;

export type GygListOptions = ValuesOf<typeof gygListOptions>;
export type GygCardOptions = ValuesOf<typeof gygCardOptions>;
export type GygCatalogOptions = ValuesOf<typeof gygCatalogOptions>;
export type GygNeedOptions = ValuesOf<typeof gygNeedOptions>;
export type GygProposalOptions = ValuesOf<typeof gygProposalOptions>;
export type GygLoginOptions = ValuesOf<typeof gygLoginOptions>;
export type GygAccountOptions = ValuesOf<typeof gygAccountOptions>;

/** The options of every element, by tag. */
export const widgetOptions = {
  'gyg-list': gygListOptions,
  'gyg-card': gygCardOptions,
  'gyg-catalog': gygCatalogOptions,
  'gyg-need': gygNeedOptions,
  'gyg-proposal': gygProposalOptions,
  'gyg-login': gygLoginOptions,
  'gyg-signup': gygLoginOptions,
  'gyg-verify': gygAccountOptions,
  'gyg-password': gygAccountOptions,
} as const satisfies Readonly<Record<string, WidgetOptions>>;

/** The tags of the elements. */
export type WidgetTag = keyof typeof widgetOptions;
