/** The shell's (host-shell/src/federation). */
const { CurrentGlobal, ModuleFederation, setGlobalFederationInstance } = globalThis._FEDERATION_RUNTIME_CORE;

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
