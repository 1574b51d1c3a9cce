import { callOptions, useQuery } from './queries';

/** What the platform is set up to do: languages, limits, who signs people in. The same for everybody. */
export const configOptions = callOptions('getConfig', {}, { as: 'guest' });

/** The configuration; undefined until it is known, or when it cannot be had. */
export const useConfig = () => useQuery(configOptions).data;

/**
 * Whether the platform keeps the accounts itself, with its own screens for them; else another issuer does, and those
 * screens hand over to it. Undefined until it is known; who cannot be told is shown the own screens.
 */
export function useOwnAccounts(): boolean | undefined {
  const { data, errorUpdateCount } = useQuery(configOptions);
  // Not by what is pending: the screens that then show ask again, and would go away for it, and come back, and ask again.
  return data?.identity.pool ?? (errorUpdateCount > 0 ? true : undefined);
}
