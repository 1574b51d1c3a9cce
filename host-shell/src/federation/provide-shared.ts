import * as designSystem from '@gyg/design-system';
import * as platform from '@gyg/platform';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import { runtimeForEntries } from './remote-instance';
import { share } from './shared-packages';
import { designSystemVersion, platformVersion } from './versions';

/** Entries of remotes are built without the federation's runtime and find it by this global name. */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeForEntries });

share('react', React.version, () => React);
share('react/jsx-runtime', React.version, () => jsxRuntime);
share('react-dom', React.version, () => ReactDom);
share('@gyg/platform', platformVersion, () => platform);
share('@gyg/design-system', designSystemVersion, () => designSystem);
// In separate files.
share('@gyg/platform/forms', platformVersion, () => import('@gyg/platform/forms'));
share('@gyg/design-system/charts', designSystemVersion, () => import('@gyg/design-system/charts'));
share('@gyg/design-system/details', designSystemVersion, () => import('@gyg/design-system/details'));
share('@gyg/design-system/forms', designSystemVersion, () => import('@gyg/design-system/forms'));
share('@gyg/design-system/tables', designSystemVersion, () => import('@gyg/design-system/tables'));
