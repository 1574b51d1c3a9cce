import { callOptions, useQuery } from './queries';

/** The installation's configuration: languages, limits, issuer. It is the same for everyone. */
export const configOptions = callOptions('getConfig', {}, { as: 'guest' });

/** The configuration. Undefined while loading, or if it cannot be loaded. */
export const useConfig = () => useQuery(configOptions).data;

/**
 * Whether the embedded issuer manages the accounts, so that our login and account screens apply; otherwise those
 * screens redirect to another issuer. Undefined while loading; true if the configuration cannot be loaded.
 */
export function useOwnAccounts(): boolean | undefined {
  const { data, errorUpdateCount } = useQuery(configOptions);
  // `isPending` does not work here: the screens fetch again, which would unmount and mount them in a loop.
  return data?.identity.pool ?? (errorUpdateCount > 0 ? true : undefined);
}
