export { PluginConfiguration } from './ui/plugin-configuration';
