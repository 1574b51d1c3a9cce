import { widgetOptions } from '@gyg/contract/widgets';
import { expect, test } from 'vitest';
import { codeOf, frameOf, policyOf, rulesOf, type SnippetInput } from './snippets';

const input: SnippetInput = {
  tag: 'gyg-list',
  options: { organization: 'ren-kust', states: 'po', row: '3', win: 'true' },
  styles: { '--gyg-accent': '#9c2f24' },
  origin: 'https://gyg.example',
  script: '/widgets/0/gyg.js',
  height: 812.4,
  title: 'Our gygs',
  comments: { script: 'once per page', fallback: 'your fallback' },
};

test('HTML has the script, the element, and a fallback', () => {
  expect(codeOf(input).html).toBe(`<!-- once per page -->
<script src="https://gyg.example/widgets/0/gyg.js" async></script>
<gyg-list organization="ren-kust" states="po" row="3" win="true">
  <a href="https://gyg.example/go/ren-kust">Our gygs</a>  <!-- your fallback -->
</gyg-list>`);
});

test('no code has a style of its own, which a policy would refuse: the look is for the style sheet', () => {
  expect(Object.values(codeOf(input)).join()).not.toMatch(/<style|style=|:not\(:defined\)/);
  expect(rulesOf(input)).toBe(`gyg-list { --gyg-accent: #9c2f24; }
gyg-list:not(:defined) { display: block; min-height: 812px; }`);
});

test('what someone typed cannot end an attribute or a tag, in HTML and in JSX', () => {
  const hostile = { ...input, options: { organization: 'x', empty: '"><script>a</script>&' }, title: '<b>{x}' };
  const { html, react } = codeOf(hostile);
  const rendered = document.createElement('div');
  rendered.innerHTML = html;
  expect(rendered.querySelector('gyg-list')?.getAttribute('empty')).toBe('"><script>a</script>&');
  expect(rendered.querySelector('gyg-list a')?.textContent).toBe('<b>{x}');
  expect(rendered.querySelectorAll('script')).toHaveLength(1);
  expect(react).toContain('empty={"\\"><script>a</script>&"}');
  expect(react).toContain('{"<b>{x}"}');
});

test('JSX has numbers and truths as values, and names the events’ element', () => {
  const { react } = codeOf(input);
  expect(react).toContain('<gyg-list organization="ren-kust" states="po" row={3} win={true}>');
  expect(react).toContain('<script src="https://gyg.example/widgets/0/gyg.js" async />');
});

test('WordPress gets no empty line, and npm no script from the platform', () => {
  const { wordpress, npm } = codeOf(input);
  expect(wordpress).not.toMatch(/\n\n/);
  expect(npm).toContain("import '@gyg/widgets/gyg-list.js';");
  expect(npm).not.toContain('<script');
});

test('long attributes stand on lines of their own', () => {
  const empty = 'Nothing is planned right now. Look in again soon, or write to us.';
  expect(codeOf({ ...input, options: { ...input.options, empty } }).html).toContain(`\n          empty="${empty}">`);
});

test.each([
  ['gyg-list', { organization: 'ren-kust', row: '2', bg: '#fff' }, '/plugins/o/ren-kust/g?row=2&amp;bg=%23fff'],
  ['gyg-catalog', { catalog: 'ren-kust/summer' }, '/plugins/catalogs/ren-kust/summer'],
  ['gyg-proposal', { organization: 'ren-kust', open: 'true' }, '/plugins/o/ren-kust/p/n'],
  ['gyg-login', { theme: 'dark' }, '/plugins/login?theme=dark'],
  ['gyg-verify', { email: 'a.b@c.se' }, '/plugins/verify/a.b%40c.se'],
  ['gyg-list', {}, undefined],
  ['gyg-card', { gyg: 'ren-kust/shore' }, undefined],
] as const)('the frame of %s with %o is %s', (tag, options, path) => {
  expect(Object.keys(widgetOptions)).toContain(tag);
  const frame = frameOf({ ...input, tag, options });
  if (path === undefined) expect(frame).toBeUndefined();
  else expect(frame).toContain(`src="https://gyg.example${path}"`);
});

test('the frame gets the height of its content, and the policy names the platform alone', () => {
  expect(frameOf(input)).toContain('height="600"');
  expect(frameOf(input)).toContain('<script src="https://gyg.example/widgets/frame.js" async></script>');
  expect(policyOf('https://gyg.example')).toBe(
    'script-src  https://gyg.example;\nconnect-src https://gyg.example;\nimg-src     https://gyg.example',
  );
});
