import { attributeOnly, option, type ValuesOf, type WidgetOptions } from './option';
import { readColour, readFlag, readNewWindow, readTheme, readWidth } from './read-look';
import {
  readCatalog,
  readGoals,
  readGyg,
  readHost,
  readLanguage,
  readLimit,
  readOrganization,
  readOrigin,
  readRow,
  readSort,
  readStates,
  readTags,
  readText,
} from './read-query';

const language = option('language', readLanguage);
const theme = option('theme', readTheme);
const api = attributeOnly('api', readOrigin);
const win = option('win', readNewWindow, { attributes: ['new-window'], query: ['newWindow'] });
const bg = option('bg', readColour, { attributes: ['bg-color'], query: ['bgColor'] });
const width = option('width', readWidth);
const row = option('row', readRow, { attributes: ['gygs-per-row'], query: ['gygsPerRow'] });
const empty = option('empty', readText, { attributes: ['when-empty'], query: ['whenEmpty'] });
const common = { language, theme, api } as const;

/** `<gyg-list>`: an organisation's gygs (specification 2.1 and 5). */
export const gygListOptions = {
  organization: attributeOnly('organization', readOrganization),
  host: option('host', readHost),
  states: option('states', readStates),
  tags: option('tags', readTags),
  goals: option('goals', readGoals),
  sort: option('sort', readSort),
  limit: option('limit', readLimit),
  empty,
  row,
  bg,
  win,
  width,
  ...common,
} as const satisfies WidgetOptions;

/** `<gyg-card>`: one gyg. */
export const gygCardOptions = {
  gyg: attributeOnly('gyg', readGyg),
  bg,
  win,
  width,
  ...common,
} as const satisfies WidgetOptions;

/** `<gyg-catalog>`: the gygs of a catalogue, in its order. */
export const gygCatalogOptions = {
  catalog: attributeOnly('catalog', readCatalog),
  limit: option('limit', readLimit),
  empty,
  row,
  bg,
  win,
  width,
  ...common,
} as const satisfies WidgetOptions;

/** `<gyg-need>`: books one need of a gyg, or a place as a recipient. */
export const gygNeedOptions = {
  gyg: attributeOnly('gyg', readGyg),
  need: attributeOnly('need', readText),
  recipient: attributeOnly('recipient', readFlag),
  bg,
  width,
  ...common,
} as const satisfies WidgetOptions;

/** `<gyg-proposal>`: the call to propose a gyg to an organisation, and its form. */
export const gygProposalOptions = {
  organization: attributeOnly('organization', readOrganization),
  open: attributeOnly('open', readFlag),
  bg,
  width,
  ...common,
} as const satisfies WidgetOptions;

/** `<gyg-login>`, `<gyg-signup>`: who is logged in, or a button that opens the platform's window. */
export const gygLoginOptions = { bg, width, ...common } as const satisfies WidgetOptions;

/** `<gyg-verify>`, `<gyg-password>`: the same with the address of the account. */
export const gygAccountOptions = {
  email: attributeOnly('email', readText),
  bg,
  width,
  ...common,
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
