import { z } from 'zod';
import { dataSettings } from './data-settings';
import { developerSettings } from './developer-settings';
import { issuerSettings } from './issuer-settings';
import { serverSettings } from './server-settings';
import { serviceSettings } from './service-settings';

/** All settings by environment variable, with their texts: the one source of the help and of the reference. */
export const environmentSchema = z.object({
  ...serverSettings.variables,
  ...dataSettings.variables,
  ...serviceSettings.variables,
  ...issuerSettings.variables,
  ...developerSettings.variables,
});

/** The values of the environment, each checked on its own. */
export type Environment = z.output<typeof environmentSchema>;
