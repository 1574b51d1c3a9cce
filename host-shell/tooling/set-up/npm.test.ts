import { expect, it } from 'vitest';
import { npmEnvironment } from './npm.mjs';

it('keeps registry settings and removes settings that change an install', () => {
  const environment = npmEnvironment({
    PATH: '/bin',
    NODE_ENV: 'production',
    npm_config_registry: 'https://registry.example',
    npm_config_cache: '/cache',
    npm_config_omit: 'dev',
    npm_config_ignore_scripts: 'true',
    npm_lifecycle_event: 'prestart',
    npm_config_nodedir: '/headers',
  });
  expect(environment).toEqual({
    PATH: '/bin',
    npm_config_registry: 'https://registry.example',
    npm_config_cache: '/cache',
    npm_config_nodedir: '/headers',
  });
});
