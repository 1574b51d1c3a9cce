import { z } from 'zod';
import { optionalText, setting } from './setting';

const port = (fallback: number) => z.coerce.number().int().min(1).max(65_535).default(fallback);

/** How the process listens, logs and stops. */
export const serverSettings = {
  title: 'The server',
  variables: {
    NODE_ENV: setting(z.string().default('development'), {
      value: 'production',
      does: '`production` disables the demo: no demo data, no `/mailbox`',
      otherwise: 'the demo',
    }),
    PORT: setting(port(8080), { value: 'number', does: 'the port of the platform' }),
    HOST: setting(optionalText(), {
      value: 'address',
      does: 'the interface it listens on',
      otherwise: '127.0.0.1, in production all',
    }),
    PUBLIC_URL: setting(optionalText(), {
      value: 'url',
      does: 'the public URL of the site',
      more: 'The issuer, links and canonical URLs use it. It must be https in production, except on this machine.',
      otherwise: '`http://localhost:PORT`',
      required: 'in production',
    }),
    TRUSTED_PROXIES: setting(z.string().default(''), {
      value: 'list',
      does: 'the reverse proxies in front of the platform',
      more: 'Addresses and networks, separated by commas; see [Behind a reverse proxy](running.md#behind-a-reverse-proxy).',
    }),
    REMOTES_FROM: setting(optionalText(), {
      value: 'list',
      does: 'other origins from which rows of `remotes.json` may load',
      more: 'Separated by commas: `https://cdn.example` ([remotes.md](remotes.md#files-at-another-origin)).',
    }),
    METRICS_TOKEN: setting(optionalText(), {
      value: 'token',
      does: 'allows a collector on another machine to read `/api/metrics`',
      more: 'The collector sends `Authorization: Bearer …`. At least 16 characters.',
    }),
    DRAIN_SECONDS: setting(z.coerce.number().min(0).max(300).default(0), {
      value: 'number',
      does: 'how long a stopping server still accepts requests while it is not ready',
      more: 'Set it to the time that your load balancer needs to notice that `/api/health/ready` returns 503.',
    }),
    LOG_LEVEL: setting(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(), {
      value: 'level',
      does: 'fatal, error, warn, info, debug or silent',
      otherwise: 'warn, in production info',
    }),
    RATE_LIMITS: setting(z.enum(['on', 'off']).default('on'), {
      does: '`off` for load tests',
      more: 'Refused in production.',
    }),
    FIRST_VIEW_WAIT: setting(z.coerce.number().int().min(0).max(10_000).default(1_000), {
      value: 'milliseconds',
      does: 'how long a guest’s page waits for its content to be rendered on the server',
      more: 'Later it is sent without content, and its scripts render it. `0`: the server renders nothing, and starts no thread for it.',
    }),
    SITE_DOWN: setting(z.enum(['on', 'off']).default('off'), {
      does: '`on` closes the site for maintenance',
      more: 'Pages redirect to the maintenance page (503, `Retry-After` fifteen minutes); the API keeps running. To close a running site, see [Maintenance](running.md#maintenance).',
    }),
  },
};
