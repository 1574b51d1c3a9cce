import { CurrentGlobal, ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core';

/** The federation's part of a remote: that of an entry which has run before, or a new one. */
export function init(given) {
  const options = { ...given, id: '' };
  const known = CurrentGlobal.__FEDERATION__.__INSTANCES__.find(
    ({ options: { name, version } }) => name === options.name && !version,
  );
  if (known !== undefined) {
    known.initOptions(options);
    return known;
  }
  const made = new ModuleFederation(options);
  setGlobalFederationInstance(made);
  return made;
}
