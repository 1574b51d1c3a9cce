import { givenPluginOptions, type PluginOptions, paths, readPluginOptions } from '@gyg/platform';
import type { PluginElement } from '../model/plugin-element';
import { GygListOptions } from './gyg-list-options';

/** The list of an organisation's gygs. */
export const gygListElement: PluginElement<PluginOptions> = {
  tag: 'gyg-list',
  title: 'plugins.frameTitle',
  readOptions: readPluginOptions,
  givenOptions: givenPluginOptions,
  attributesOf: ({ friendlyUrl }) => ({ organization: friendlyUrl }),
  framePath: ({ id }, given) => paths.pluginGygs(id, given),
  fallbackPath: ({ friendlyUrl }) => paths.organizationByName(friendlyUrl),
  OptionsForm: GygListOptions,
};
