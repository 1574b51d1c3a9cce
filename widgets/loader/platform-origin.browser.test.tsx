import { expect, test } from 'vitest';
import { platformOrigin } from './platform-origin';

/** A page with scripts of these addresses, or with these attributes. */
const page = (...scripts: (string | { gyg: string })[]) => {
  const parsed = new DOMParser().parseFromString('<html></html>', 'text/html');
  for (const about of scripts) {
    const script = parsed.createElement('script');
    if (typeof about === 'string') script.src = about;
    else script.dataset.gyg = about.gyg;
    parsed.head.append(script);
  }
  return parsed;
};
const builtIn = 'https://built-in.example';
const pasted = 'https://gyg.example/widgets/gyg.js';

test('the tag says where the platform is: newest, channel or pinned, also for a module', () => {
  for (const path of ['gyg.js', '0/gyg.js', '0.2.0/gyg.js', 'gyg.js?v=1']) {
    const own = page('https://a.example/app.js', `https://gyg.example/widgets/${path}`);
    expect(platformOrigin(own, builtIn)).toBe('https://gyg.example');
  }
});

test.each([
  ['inlined', ''],
  ['combined with others', 'https://a.example/cache/combined.js'],
  ['a copy', 'https://a.example/cache/gyg.example/widgets/gyg.js'],
  ['a copy that names it', `https://cdn.example/?url=${pasted}`],
  ['a blob', 'blob:https://a.example/5fe01d33-9b7c-4d33-a1f5-4f27b2ba1a40'],
  ['data', 'data:text/javascript,0'],
])('%s, it is where the server has said', (_how, src) => {
  expect(platformOrigin(page(src), builtIn)).toBe(builtIn);
  expect(platformOrigin(page(src), '')).toBeUndefined();
});

test('any script may name the platform, which wins', () => {
  expect(platformOrigin(page('/all.js', { gyg: 'https://named.example/x' }, pasted), builtIn)).toBe(
    'https://named.example',
  );
  for (const gyg of ['', 'true', 'https://', '//a.example', 'javascript:alert(1)'])
    expect(platformOrigin(page({ gyg }, pasted), '')).toBe('https://gyg.example');
});
