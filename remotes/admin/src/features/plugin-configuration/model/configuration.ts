import { givenPluginOptions, type PluginOptions, paths, readPluginOptions } from '@gyg/platform';

/** The state of the page. It is stored in the address, so that it can be saved, shared and reloaded. */
export interface Configuration {
  /** The organisation that a super user chose; empty in admin mode, or if none is chosen yet. */
  readonly chosen: string;
  readonly options: PluginOptions;
}

/** Reads the configuration from the query of an address. */
export const readConfiguration = (query: URLSearchParams): Configuration => ({
  chosen: query.get('org') ?? '',
  options: readPluginOptions(query),
});

/** The page's address with a configuration. */
export function configurationAddress({ chosen, options }: Configuration): string {
  const query = new URLSearchParams({ ...(chosen === '' ? {} : { org: chosen }), ...givenPluginOptions(options) });
  return query.size === 0 ? paths.configurePlugins() : `${paths.configurePlugins()}?${query}`;
}
