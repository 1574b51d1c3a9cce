export * as commonOptions from './common-options';
export { givenOptions, queryNames, readOptionQuery, textOfOption } from './given';
export type { OptionText, ValuesOf, WidgetOption, WidgetOptions } from './option';
export {
  type GygAccountOptions,
  type GygCardOptions,
  type GygCatalogOptions,
  type GygListOptions,
  type GygLoginOptions,
  type GygNeedOptions,
  type GygProposalOptions,
  gygAccountOptions,
  gygCardOptions,
  gygCatalogOptions,
  gygListOptions,
  gygLoginOptions,
  gygNeedOptions,
  gygProposalOptions,
  type WidgetTag,
  widgetOptions,
} from './options';
export * from './read-look';
export * from './read-query';
