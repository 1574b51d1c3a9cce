import { commonOptions, type GygCatalogOptions, type WidgetOption } from '@gyg/contract/widgets';
import { asWritten } from '../../core/light/as-written';

const { api, bg, empty, language, limit, row, theme, width, win } = commonOptions;

/** The options of `<gyg-catalog>`, as its class needs them. */
export const gygCatalogElementOptions = {
  catalog: asWritten('catalog'),
  limit,
  empty,
  row,
  bg,
  win,
  width,
  language,
  theme,
  api,
} as const satisfies Record<keyof GygCatalogOptions, WidgetOption<unknown>>;
