import { useNavigate, useSearchParams } from '@gyg/platform';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type Configuration,
  configurationAddress,
  type OptionsInAddress,
  readConfiguration,
  type View,
} from './configuration';

export interface ConfigurationState<Options> {
  configuration: Configuration<Options>;
  changeOptions: (changes: Partial<Options>) => void;
  changeView: (view: View) => void;
}

/** The configuration in the address, and functions that change it without adding a history entry. */
export function useConfiguration<Options>(element: OptionsInAddress<Options>): ConfigurationState<Options> {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const inAddress = useMemo(() => readConfiguration(element, query), [element, query]);
  // The address updates a moment later. Until then the controls must show the new choice.
  const [chosen, setChosen] = useState<Configuration<Options>>();
  useEffect(() => {
    const same = chosen && configurationAddress(element, chosen) === configurationAddress(element, inAddress);
    // Not a choice that was made after this one.
    if (same) setChosen((now) => (now === chosen ? undefined : now));
  }, [element, chosen, inAddress]);
  const configuration = chosen ?? inAddress;
  // Typed text is applied after a delay. Changes made in between must not be lost.
  const latest = useRef(configuration);
  useLayoutEffect(() => {
    latest.current = configuration;
  }, [configuration]);
  const apply = (next: Configuration<Options>) => {
    latest.current = next;
    setChosen(next);
    void navigate(configurationAddress(element, next), { replace: true, preventScrollReset: true });
  };
  return {
    configuration,
    changeOptions: (changes) => apply({ ...latest.current, options: { ...latest.current.options, ...changes } }),
    changeView: (view) => apply({ ...latest.current, view }),
  };
}
