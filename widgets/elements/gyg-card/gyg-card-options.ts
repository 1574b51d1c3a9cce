import { commonOptions, type GygCardOptions, type WidgetOption } from '@gyg/contract/widgets';
import { asWritten } from '../../core/light/as-written';

const { api, bg, language, theme, width, win } = commonOptions;

/** The options of `<gyg-card>`, as its class needs them. */
export const gygCardElementOptions = {
  gyg: asWritten('gyg'),
  bg,
  win,
  width,
  language,
  theme,
  api,
} as const satisfies Record<keyof GygCardOptions, WidgetOption<unknown>>;
