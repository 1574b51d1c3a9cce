import { z } from 'zod';
import { optionalText, setting } from './setting';

/** The demo, and remotes that developers load from elsewhere. */
export const developerSettings = {
  title: 'Demo and development',
  variables: {
    PARTNER_PORT: setting(z.coerce.number().int().min(1).max(65_535).default(8081), {
      value: 'number',
      does: 'the port of the demo partner’s site',
      more: 'Demo only.',
    }),
    DEMO_PICTURES: setting(z.enum(['drawn', 'plain']).default('drawn'), {
      does: '`plain`: one colour instead of each drawing, for a quick start',
      more: 'Demo only.',
    }),
    DEVELOPER_KEY: setting(optionalText(), {
      value: 'key',
      does: 'opens developer mode in a browser: `/run?key=…`',
      more: 'At least 16 characters. Developer mode loads remotes from `REMOTE_ORIGINS` and opens `/test` (decision 0035).',
      otherwise: 'the demo’s, in production none',
    }),
    REMOTE_ORIGINS: setting(optionalText(), {
      value: 'list',
      does: 'the origins that developers’ remotes may come from',
      more: 'Separated by commas; a port may be `*` only on this machine.',
      otherwise: '`http://localhost:*,http://127.0.0.1:*`, in production none',
    }),
  },
};
