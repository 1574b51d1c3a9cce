import { givenPluginOptions, type PluginOptions, paths, readPluginOptions } from '@gyg/platform';

/** What the page works on; the address holds it, so that it can be kept, sent and reloaded. */
export interface Configuration {
  /** The organisation that a super user chose; empty where one acts for an organisation, or has not chosen yet. */
  readonly chosen: string;
  readonly options: PluginOptions;
}

/** The configuration of an address's query. */
export const readConfiguration = (query: URLSearchParams): Configuration => ({
  chosen: query.get('org') ?? '',
  options: readPluginOptions(query),
});

/** The page's address with a configuration. */
export function configurationAddress({ chosen, options }: Configuration): string {
  const query = new URLSearchParams({ ...(chosen === '' ? {} : { org: chosen }), ...givenPluginOptions(options) });
  return query.size === 0 ? paths.configurePlugins() : `${paths.configurePlugins()}?${query}`;
}
