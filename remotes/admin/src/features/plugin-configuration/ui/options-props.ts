import type { PluginOptions } from '@gyg/platform';
import type { ChangeOptions } from '../model/use-configuration';

export interface OptionsProps {
  options: PluginOptions;
  onChange: ChangeOptions;
}
