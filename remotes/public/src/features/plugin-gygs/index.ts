export { PluginGygs } from './ui/plugin-gygs';
