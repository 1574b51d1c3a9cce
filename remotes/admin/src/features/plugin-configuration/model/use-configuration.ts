import { type PluginOptions, useNavigate, useSearchParams } from '@gyg/platform';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Configuration, configurationAddress, readConfiguration } from './configuration';

export type ChangeOptions = (changes: Partial<PluginOptions>) => void;

/** The address's configuration and the way to another, which makes no entry in the history. */
export function useConfiguration(): { configuration: Configuration; change: ChangeOptions } {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const inAddress = useMemo(() => readConfiguration(query), [query]);
  // The address follows a moment later; a box that was ticked must not look unticked until then.
  const [chosen, setChosen] = useState<Configuration>();
  useEffect(() => {
    if (chosen && configurationAddress(chosen) === configurationAddress(inAddress)) setChosen(undefined);
  }, [chosen, inAddress]);
  const configuration = chosen ?? inAddress;
  // Typing rests before it counts; what else was chosen meanwhile must not be lost.
  const latest = useRef(configuration);
  useLayoutEffect(() => {
    latest.current = configuration;
  }, [configuration]);
  const change: ChangeOptions = (changes) => {
    const next = { ...latest.current, options: { ...latest.current.options, ...changes } };
    latest.current = next;
    setChosen(next);
    void navigate(configurationAddress(next), { replace: true, preventScrollReset: true });
  };
  return { configuration, change };
}
