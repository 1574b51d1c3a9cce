import { type PluginOptions, useNavigate, useSearchParams } from '@gyg/platform';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Configuration, configurationAddress, readConfiguration } from './configuration';

export type ChangeOptions = (changes: Partial<PluginOptions>) => void;

/** The configuration in the address, and a function that changes it without adding a history entry. */
export function useConfiguration(): { configuration: Configuration; change: ChangeOptions } {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const inAddress = useMemo(() => readConfiguration(query), [query]);
  // The address updates a moment later. Until then the controls must show the new choice.
  const [chosen, setChosen] = useState<Configuration>();
  useEffect(() => {
    if (chosen && configurationAddress(chosen) === configurationAddress(inAddress)) setChosen(undefined);
  }, [chosen, inAddress]);
  const configuration = chosen ?? inAddress;
  // Typed text is applied after a delay. Changes made in between must not be lost.
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
