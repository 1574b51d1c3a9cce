/**
 * `npm run dev [-- booking … --port 9000 …]`: runs the whole product, with hot reload of the shell and the given
 * remotes. `npm run dev booking -- --against https://gyg.example`: runs one remote in a platform that runs elsewhere.
 */
import { existsSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand } from './build/build-error.mjs';
import { listRemotes } from './build/remotes.mjs';
import { sharedVersions } from './build/shared-versions.mjs';
import { readCommandLine } from './command-line.mjs';
import { followRemote } from './dev/follow-remote.mjs';
import { forwardTo } from './dev/forward.mjs';
import { openPolicy, withDevelopmentFiles, withHotRemotes } from './dev/rewrite.mjs';
import { takeAgainst } from './dev/take-against.mjs';
import { freePorts } from './free-ports.mjs';
import { at, root } from './paths.mjs';
import { refuseTakenPorts } from './ports.mjs';
import { beforeStop, buildFirst, launch, stopWithParent } from './processes.mjs';
import { bold, fail, say } from './terminal.mjs';

/** Whether a hot part has a build. Any will do, since it is compiled for itself; but the server fills in the shell's page. */
function hasBuild(name) {
  if (name !== 'shell') return existsSync(at('dist', 'remotes', name, 'mf-manifest.json'));
  const [page, source] = [at('dist', 'shell', 'index.html'), at('host-shell', 'src', 'index.html')];
  return existsSync(page) && statSync(page).mtimeMs > statSync(source).mtimeMs;
}

/** Waits until the product's server answers. If it ends before, the development server ends with it. */
async function answers(port) {
  const ask = () =>
    fetch(`http://127.0.0.1:${port}/api/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await ask())) await wait(200);
}

const against = takeAgainst(process.argv);
const { settings, rest: names } = readCommandLine('npm run dev -- [booking …] [--port 9000 …]');
const environment = { ...process.env, ...settings };
const remotes = await runCommand(() => listRemotes(root));
if (remotes === undefined) process.exit();
const unknown = names.filter((name) => !remotes.some((remote) => remote.name === name));
if (unknown.length > 0)
  fail(`No remote is called ${unknown.join(', ')}. There are: ${remotes.map(({ name }) => name).join(', ')}.`);

if (against !== undefined) {
  const { buildRemoteAgainst, isAddress } = await import('./dev/against.mjs');
  const [remote, ...more] = remotes.filter(({ name }) => names.includes(name));
  if (remote === undefined || more.length > 0 || !isAddress(against))
    fail('Name one remote and an address: npm run dev booking -- --against https://gyg.example');
  await buildRemoteAgainst({ root, remote, versions: sharedVersions(root), outside: false, against });
  await new Promise(() => {});
}

await refuseTakenPorts(environment, 'npm run dev');
const port = Number(environment.PORT ?? 8080);

// What is not hot comes from the build: the other remotes, the widgets, the server's bundles.
stopWithParent();
const dist = at('dist');
const hotParts = ['shell', ...names];
const all = ['shell', ...remotes.map(({ name }) => name), 'widgets', 'server'];
const needed = all.filter((name) => !hotParts.includes(name) || !hasBuild(name));
await buildFirst(needed);
// Loaded late: loading the bundlers takes longer than a refusal should.
const { serveRemote, serveShell } = await import('./dev/hot-servers.mjs');

const address = `http://localhost:${port}`;
const [serverPort, ...remotePorts] = await freePorts(1 + names.length);
const hot = new Map(names.map((name, index) => [name, `http://localhost:${remotePorts[index]}`]));

const server = launch(
  [
    at('node_modules', 'tsx', 'dist', 'cli.mjs'),
    'watch',
    '--clear-screen=false',
    at('host-shell', 'server', 'main.ts'),
  ],
  { env: { ...environment, PORT: String(serverPort), PUBLIC_URL: address } },
);
server.ended.then((code) => process.exit(code));

let shell;
const product = forwardTo(serverPort, async ({ path, text, headers }) => {
  if (path === '/remotes.json') return { text: JSON.stringify(withHotRemotes(JSON.parse(text), hot)), headers };
  const policy = headers['content-security-policy'];
  const opened = policy && { 'content-security-policy': openPolicy(policy, [...hot.values(), address]) };
  return { text: withDevelopmentFiles(text, await shell.files()), headers: { ...headers, ...opened } };
});

const followed = names.map((name) => followRemote({ root, dist, name, onChange: () => shell?.reload(), say }));
await Promise.all(followed.map(({ ready }) => ready));

say(`Compiling ${hotParts.join(', ')} for hot reload`);
const servers = [];
for (const [index, name] of names.entries()) {
  const remote = remotes.find((candidate) => candidate.name === name);
  servers.push(await serveRemote(remote, { root, dist, port: remotePorts[index] }));
}
shell = await serveShell({ root, dist, port }, product);
servers.push(shell.server);
beforeStop(() => {
  for (const follower of followed) follower.stop();
  return Promise.all(servers.map((hotServer) => hotServer.stop()));
});
await answers(serverPort);
say(`\n  ${bold(address)}  hot: ${hotParts.join(', ')}\n`);
