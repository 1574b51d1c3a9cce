import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createRenderingThread, type RenderingThread, ThreadEnded } from './rendering-thread';

/** Stands for the shell: renders what the remote's bundle makes of the page. */
const shell = `
export const shared = { greeting: 'Hello' };
export async function renderPage(request, area) {
  const html = await area(request);
  return html && { html, answers: [[['place', location.href], 1]] };
}`;
/** Bundles of remotes, each with one way to render. */
const bundles = {
  whole: `export default async ({ address }) => {
    const body = await (await fetch(new URL('/api/gygs?page=1', location.origin))).json();
    return \`\${__gygShared.greeting}, \${address}: \${body.total}\`;
  };`,
  hidden: `export default async () => undefined;`,
  throwing: `export default async () => { throw new Error('the screen failed'); };`,
  hanging: `export default () => { for (;;); };`,
  greedy: `export default () => { const all = []; for (;;) all.push(new Array(100000).fill({})); };`,
  curious: `export default async () => JSON.stringify(process.env);`,
  counted: `let pages = 0; export default async () => String((pages += 1));`,
  failing: `export default async () => String((await fetch(location.origin + '/broken')).status);`,
};

let folder = '';
let thread: RenderingThread | undefined;
const asked: string[] = [];
const request = { address: '/search?q=1', language: 'en', table: {}, remote: 'public', pattern: '/search' } as const;

const start = ({ limit = 20_000, shellFile = 'shell.mjs', rest = 60_000 } = {}) => {
  thread = createRenderingThread({
    threadFile: path.join(folder, 'thread.mjs'),
    shellFile: path.join(folder, shellFile),
    publicUrl: 'https://gyg.example',
    limit,
    rest,
    async requestAsGuest(path) {
      asked.push(path);
      if (path === '/broken') throw new Error('no response');
      return { status: 200, body: '{"total":12}' };
    },
  });
  const render = (name: keyof typeof bundles) => thread?.render(path.join(folder, `${name}.mjs`), request);
  return render;
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gyg-first-view-'));
  await build({
    entryPoints: [path.join(import.meta.dirname, 'thread.ts')],
    outfile: path.join(folder, 'thread.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
  await writeFile(path.join(folder, 'shell.mjs'), shell);
  for (const [name, text] of Object.entries(bundles)) await writeFile(path.join(folder, `${name}.mjs`), text);
});
afterEach(() => thread?.close());
afterAll(() => rm(folder, { recursive: true }));

test('a page is rendered with the remote’s bundle, the shell’s packages, its address and responses to its requests', async () => {
  const render = start();
  expect(await render('whole')).toEqual({
    html: 'Hello, /search?q=1: 12',
    answers: '[[["place","https://gyg.example/search?q=1"],1]]',
  });
  expect(asked).toEqual(['/api/gygs?page=1']);
});

test('a page that is another one for guests is none', async () => {
  const render = start();
  expect(await render('hidden')).toBeUndefined();
});

test('a request without a response is one that failed', async () => {
  const render = start();
  expect(await render('failing')).toMatchObject({ html: '503' });
});

test('a screen that throws costs its page, and the thread goes on', async () => {
  const render = start();
  await expect(render('throwing')).rejects.toThrow('the screen failed');
  expect(await render('whole')).toBeDefined();
});

test.each(['hanging', 'greedy'] as const)(
  'a screen that is %s costs the thread, and the next page has another',
  async (name) => {
    const render = start({ limit: 1_500 });
    const failing = render(name);
    const next = render('whole');
    await expect(failing).rejects.toThrow(ThreadEnded);
    expect(await next).toBeDefined();
  },
);

test('a thread that cannot start refuses its pages', async () => {
  const render = start({ limit: 3_000, shellFile: 'missing.mjs' });
  await expect(render('whole')).rejects.toThrow(ThreadEnded);
});

test('a thread is kept for the next page, and ended after a rest', async () => {
  const kept = start();
  await kept('counted');
  expect(await kept('counted')).toMatchObject({ html: '2' });
  await thread?.close();
  const rested = start({ rest: 1 });
  await rested('counted');
  await expect.poll(() => rested('counted')).toMatchObject({ html: '1' });
});

test('the thread has none of the server’s settings', async () => {
  const render = start();
  expect(await render('curious')).toMatchObject({ html: '{}' });
});

test('pages that nothing could render in time are refused at once', async () => {
  const render = start();
  const all = await Promise.allSettled(Array.from({ length: 40 }, () => render('whole')));
  expect(all.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
  expect(all.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
});

test('pages that are pending when the server stops are refused', async () => {
  const render = start();
  const page = expect(render('whole')).rejects.toThrow('the server stops');
  await thread?.close();
  await page;
});
