import type { Handlers } from '../../http/call';
import { getConfig, listGoals } from './lookup.service';

export const lookupHandlers = {
  listGoals: async ({ context }) => listGoals(context.config),
  getConfig: async ({ context }) => getConfig(context),
} satisfies Partial<Handlers>;
