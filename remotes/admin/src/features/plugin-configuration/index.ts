export { gygListElement } from './ui/gyg-list-element';
export { PluginConfiguration } from './ui/plugin-configuration';
