import { existsSync, readFileSync } from 'node:fs';
import { flagOf, readFlags } from '@gyg/host-shell/settings';
import { satisfies } from 'semver';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { at } from '../paths.mjs';

const read = (file: string) => readFileSync(at('host-shell', 'container', file), 'utf8');
const dockerfile = read('Dockerfile');
/** The arguments of each line that begins with an instruction. */
const instructions = (name: string) =>
  [...dockerfile.matchAll(new RegExp(`^${name} (.+)$`, 'gm'))].map(([, rest = '']) => rest);

const dependency = z.object({ condition: z.enum(['service_healthy', 'service_completed_successfully']) });
const serviceSchema = z.object({
  image: z.string(),
  build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
  user: z.string().optional(),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  environment: z.record(z.string(), z.string()).default({}),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  depends_on: z.record(z.string(), dependency).default({}),
  stop_grace_period: z.string().optional(),
});
const compose = z
  .object({ services: z.record(z.string(), serviceSchema) })
  .parse(parse(read('compose.yaml'), { merge: true }));
const services = Object.entries(compose.services);
const platforms = services.filter(([, { build }]) => build !== undefined);

test('the image has what it copies, and a version of Node that the product supports', () => {
  const copied = instructions('COPY').filter((line) => !line.startsWith('--from='));
  const sources = copied.flatMap((line) => line.split(' ').slice(0, -1));
  expect(sources).toEqual(
    expect.arrayContaining(['package.json', 'package-lock.json', 'LICENSE', 'api', 'host-shell']),
  );
  for (const source of sources) expect(existsSync(at(source)), source).toBe(true);
  const { engines } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  for (const from of instructions('FROM')) {
    const version = /^node:(\d+\.\d+\.\d+)-/.exec(from)?.[1] ?? '';
    expect(satisfies(version, engines.node), from).toBe(true);
  }
});

test('the image runs without root, is checked by Node, and stops as the server expects', () => {
  expect(instructions('USER')).toEqual(['node']);
  expect(instructions('STOPSIGNAL')).toEqual(['SIGTERM']);
  expect(dockerfile).toMatch(/^HEALTHCHECK .*\\\n {2}CMD \["node", /m);
  expect(dockerfile).toContain('/api/health/ready');
  expect(dockerfile.trim().split('\n').at(-1)).toBe('CMD ["node", "--enable-source-maps", "server/main.mjs"]');
});

test('every service is hardened by its options, has an exact version, and tells when it is healthy', () => {
  for (const [name, { image, build, healthcheck }] of services) {
    if (build === undefined) expect(image, name).toMatch(/:v?\d+\.\d+(\.\d+)?(-[a-z]+)?$/);
    const waited = services.filter(([, { depends_on }]) => depends_on[name]?.condition === 'service_healthy');
    // The image of the platform has its own check.
    if (waited.length > 0 && build === undefined) expect(healthcheck, name).toBeDefined();
  }
  const names = services.flatMap(([, { depends_on }]) => Object.keys(depends_on));
  for (const name of names) expect(compose.services[name], name).toBeDefined();
});

test('two processes share everything, behind one proxy that knows both', () => {
  expect(platforms.map(([name]) => name)).toEqual(['platform-1', 'platform-2']);
  const [first, second] = platforms.map(([, service]) => service.environment);
  expect(first).toEqual(second);
  const proxied = /reverse_proxy (.+) \{/.exec(read('Caddyfile'))?.[1]?.split(' ');
  expect(proxied).toEqual(platforms.map(([name]) => `${name}:8080`));
});

test('the platform gets only settings that it has, and all that production requires', () => {
  for (const [, { environment, user, stop_grace_period }] of platforms) {
    for (const name of Object.keys(environment))
      expect(readFlags([`--${flagOf(name)}`, 'x']).settings).toHaveProperty(name);
    expect(Object.keys(environment)).toEqual(
      expect.arrayContaining(['PUBLIC_URL', 'DATABASE_URL', 'MEDIA_URL', 'SMTP_URL', 'MAIL_FROM', 'TRUSTED_PROXIES']),
    );
    expect(user).toBe('node');
    // Pending requests have eight seconds after the drain.
    expect(Number.parseInt(stop_grace_period ?? '', 10)).toBeGreaterThan(Number(environment.DRAIN_SECONDS) + 8);
  }
  for (const line of instructions('ENV')) expect(line).toContain('NODE_ENV=production');
});

test('the example of the environment names what compose.yaml reads, and contains no secret', () => {
  const example = [...read('.env.example').matchAll(/^#? ?([A-Z_]+)=(.*)$/gm)];
  const used = new Set([...read('compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name));
  expect(example.map(([, name]) => name).toSorted()).toEqual([...used].toSorted());
  for (const [, name = '', value] of example) if (/PASSWORD|KEY/.test(name)) expect(value, name).toBe('');
});
