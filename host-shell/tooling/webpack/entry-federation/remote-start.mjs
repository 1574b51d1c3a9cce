/** Starts the federation of a remote, without the plugin for shared packages of which a build has parts. */
export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);

/** Of remotes that have a copy of a shared package: here the shell has the only one. */
export const getSharedFallbackGetter = ({ factory }) => factory;

/** Of builds that begin with a shared package: a remote begins with its container, which loads them. */
export const installInitialConsumes = undefined;

/** Of builds that load other remotes. */
export const remotes = undefined;
