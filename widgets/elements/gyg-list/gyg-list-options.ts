import { commonOptions, type GygListOptions, type WidgetOption } from '@gyg/contract/widgets';
import { asWritten } from '../../core/light/as-written';

const { api, bg, empty, language, limit, row, theme, width, win } = commonOptions;

/** The options of `<gyg-list>`, as its class needs them. */
export const gygListElementOptions = {
  organization: asWritten('organization'),
  host: asWritten('host'),
  states: asWritten('states'),
  tags: asWritten('tags'),
  goals: asWritten('goals'),
  sort: asWritten('sort'),
  limit,
  empty,
  row,
  bg,
  win,
  width,
  language,
  theme,
  api,
} as const satisfies Record<keyof GygListOptions, WidgetOption<unknown>>;
