import { callOptions, useQuery } from './queries';

/** The installation's configuration: languages, limits, issuer. The same for everyone. */
export const configOptions = callOptions('getConfig', {}, { as: 'guest' });

/** The configuration; undefined until it has loaded, or if it cannot be loaded. */
export const useConfig = () => useQuery(configOptions).data;

/**
 * Whether the embedded issuer has the accounts, with our own screens for them; otherwise those screens redirect to another
 * issuer. Undefined until it has loaded; true if it cannot be loaded.
 */
export function useOwnAccounts(): boolean | undefined {
  const { data, errorUpdateCount } = useQuery(configOptions);
  // Not by `isPending`: the screens shown then fetch again, which would unmount and mount them in a loop.
  return data?.identity.pool ?? (errorUpdateCount > 0 ? true : undefined);
}
