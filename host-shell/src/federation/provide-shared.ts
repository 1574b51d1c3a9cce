import * as designSystem from '@gyg/design-system';
import * as platform from '@gyg/platform';
import { init } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import { scriptOfRemote } from './script-of-remote';
import { designSystemVersion, platformVersion } from './versions';

/** Remotes are built without the federation runtime and find it by this global name. */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

const singleton = (library: object, version: string) => ({
  version,
  scope: 'default',
  lib: () => library,
  shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
});

/** A shared package in a separate file, fetched when a page first needs it. */
const onDemand = (load: () => Promise<object>, version: string) => ({
  version,
  scope: 'default',
  get: async () => {
    const part = await load();
    return () => part;
  },
  shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
});

init({
  name: 'gyg_shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  plugins: [scriptOfRemote],
  shared: {
    react: singleton(React, React.version),
    'react/jsx-runtime': singleton(jsxRuntime, React.version),
    'react-dom': singleton(ReactDom, React.version),
    '@gyg/platform': singleton(platform, platformVersion),
    '@gyg/platform/forms': onDemand(() => import('@gyg/platform/forms'), platformVersion),
    '@gyg/design-system': singleton(designSystem, designSystemVersion),
    '@gyg/design-system/charts': onDemand(() => import('@gyg/design-system/charts'), designSystemVersion),
    '@gyg/design-system/forms': onDemand(() => import('@gyg/design-system/forms'), designSystemVersion),
    '@gyg/design-system/tables': onDemand(() => import('@gyg/design-system/tables'), designSystemVersion),
  },
});
