import { commonOptions, type GygListOptions, type WidgetOption } from '@gyg/contract/widgets';
import { asWritten } from '../../core/light/as-written';

/** The options of `<gyg-list>`, as its class needs them. */
export const gygListElementOptions = {
  organization: asWritten('organization'),
  host: asWritten('host'),
  states: asWritten('states'),
  tags: asWritten('tags'),
  goals: asWritten('goals'),
  sort: asWritten('sort'),
  limit: commonOptions.limit,
  empty: commonOptions.empty,
  row: commonOptions.row,
  bg: commonOptions.bg,
  win: commonOptions.win,
  width: commonOptions.width,
  language: commonOptions.language,
  theme: commonOptions.theme,
  api: commonOptions.api,
} as const satisfies Record<keyof GygListOptions, WidgetOption<unknown>>;
