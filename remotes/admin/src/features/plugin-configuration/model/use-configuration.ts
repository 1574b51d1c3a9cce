import { type PluginOptions, useNavigate, useSearchParams } from '@gyg/platform';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { type Configuration, configurationAddress, readConfiguration } from './configuration';

export type ChangeOptions = (changes: Partial<PluginOptions>) => void;

/** The address's configuration and the way to another, which makes no entry in the history. */
export function useConfiguration(): { configuration: Configuration; change: ChangeOptions } {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const configuration = useMemo(() => readConfiguration(query), [query]);
  // Typing rests before it counts; what else was chosen meanwhile must not be lost.
  const latest = useRef(configuration);
  useLayoutEffect(() => {
    latest.current = configuration;
  }, [configuration]);
  const change: ChangeOptions = (changes) => {
    const next = { ...latest.current, options: { ...latest.current.options, ...changes } };
    latest.current = next;
    void navigate(configurationAddress(next), { replace: true, preventScrollReset: true });
  };
  return { configuration, change };
}
