import { paths } from '@gyg/platform';
import type { PluginElement } from './plugin-element';

/** How the options of an element are read and written. */
export type OptionsInAddress<Options> = Pick<PluginElement<Options>, 'readOptions' | 'givenOptions'>;

/** How the preview shows the element: as on a partner's page, or in a frame. */
export type View = 'element' | 'frame';

/** The state of the page. It is stored in the address, so that it can be saved, shared and reloaded. */
export interface Configuration<Options> {
  /** The organisation that a super user chose; empty in admin mode, or if none is chosen yet. */
  readonly chosen: string;
  readonly view: View;
  readonly options: Options;
}

/** Reads the configuration from the query of an address. */
export const readConfiguration = <Options>(
  element: OptionsInAddress<Options>,
  query: URLSearchParams,
): Configuration<Options> => ({
  chosen: query.get('org') ?? '',
  view: query.get('view') === 'frame' ? 'frame' : 'element',
  options: element.readOptions(query),
});

/** The page's address with a configuration. */
export function configurationAddress<Options>(
  element: OptionsInAddress<Options>,
  { chosen, view, options }: Configuration<Options>,
): string {
  const query = new URLSearchParams({
    ...(chosen === '' ? {} : { org: chosen }),
    ...(view === 'frame' ? { view } : {}),
    ...element.givenOptions(options),
  });
  return query.size === 0 ? paths.configurePlugins() : `${paths.configurePlugins()}?${query}`;
}
