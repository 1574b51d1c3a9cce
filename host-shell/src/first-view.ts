import * as designSystem from '@gyg/design-system';
import * as charts from '@gyg/design-system/charts';
import * as details from '@gyg/design-system/details';
import * as forms from '@gyg/design-system/forms';
import * as tables from '@gyg/design-system/tables';
import * as platform from '@gyg/platform';
import * as platformForms from '@gyg/platform/forms';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';

export { renderPage } from './app/render-page';

/** The packages that bundles of remotes share, by the names that they import. */
export const shared = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  '@gyg/platform': platform,
  '@gyg/platform/forms': platformForms,
  '@gyg/design-system': designSystem,
  '@gyg/design-system/charts': charts,
  '@gyg/design-system/details': details,
  '@gyg/design-system/forms': forms,
  '@gyg/design-system/tables': tables,
};
