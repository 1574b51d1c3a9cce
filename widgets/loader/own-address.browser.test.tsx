import { expect, test } from 'vitest';
import { ownAddress } from './own-address';

const page = (...sources: string[]) => {
  const parsed = new DOMParser().parseFromString('<html></html>', 'text/html');
  for (const src of sources) {
    const script = parsed.createElement('script');
    if (src !== '') script.setAttribute('src', src);
    parsed.head.append(script);
  }
  return parsed;
};

test('a classic script knows itself', () => {
  const { scripts } = page('https://a.example/x.js', 'https://gyg.example/widgets/gyg.js');
  expect(ownAddress({ scripts, currentScript: scripts[0] ?? null })?.href).toBe('https://a.example/x.js');
});

test('a module script is found by its tag: newest, channel or pinned', () => {
  for (const path of ['gyg.js', '0/gyg.js', '0.2.0/gyg.js', 'gyg.js?v=1']) {
    const { scripts } = page('https://a.example/app.js', `https://gyg.example/widgets/${path}`);
    expect(ownAddress({ scripts, currentScript: null })?.origin).toBe('https://gyg.example');
  }
});

test('an imported script has no tag', () => {
  const { scripts } = page('https://a.example/app.js', '');
  expect(ownAddress({ scripts, currentScript: null })).toBeUndefined();
  expect(ownAddress({ scripts, currentScript: scripts[1] ?? null })).toBeUndefined();
});
