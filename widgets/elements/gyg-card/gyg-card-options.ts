import { commonOptions, type GygCardOptions, type WidgetOption } from '@gyg/contract/widgets';
import { asWritten } from '../../core/light/as-written';

/** The options of `<gyg-card>`, as its class needs them. */
export const gygCardElementOptions = {
  gyg: asWritten('gyg'),
  bg: commonOptions.bg,
  win: commonOptions.win,
  width: commonOptions.width,
  language: commonOptions.language,
  theme: commonOptions.theme,
  api: commonOptions.api,
} as const satisfies Record<keyof GygCardOptions, WidgetOption<unknown>>;
