export * as commonOptions from './common-options';
export { givenOptions, queryNames, readOptionQuery, textOfOption } from './given';
export type { OptionText, ValuesOf, WidgetOption, WidgetOptions } from './option';
export * from './options';
export * from './read-look';
export * from './read-names';
export * from './read-query';
