import { commonOptions, type GygCatalogOptions, type WidgetOption } from '@gyg/contract/widgets';
import { asWritten } from '../../core/light/as-written';

/** The options of `<gyg-catalog>`, as its class needs them. */
export const gygCatalogElementOptions = {
  catalog: asWritten('catalog'),
  limit: commonOptions.limit,
  empty: commonOptions.empty,
  row: commonOptions.row,
  bg: commonOptions.bg,
  win: commonOptions.win,
  width: commonOptions.width,
  language: commonOptions.language,
  theme: commonOptions.theme,
  api: commonOptions.api,
} as const satisfies Record<keyof GygCatalogOptions, WidgetOption<unknown>>;
