/**
 * `npm run dev [-- booking … --port 9000 …]`: runs the whole product, with hot reload of the shell and the given
 * remotes. `npm run dev booking -- --against https://gyg.example`: runs one remote in a platform that runs elsewhere.
 */
import { listRemotes } from './build/remotes.mjs';
import { readCommandLine } from './command-line.mjs';
import { buildRemoteAgainst, takeAgainst } from './dev/against.mjs';
import { answers } from './dev/answers.mjs';
import { createErrorFeed } from './dev/error-feed.mjs';
import { forwardTo } from './dev/forward.mjs';
import { serveRemote, serveShell } from './dev/hot-servers.mjs';
import { openPolicy, withDevelopmentFiles, withHotRemotes } from './dev/rewrite.mjs';
import { freePorts } from './free-ports.mjs';
import { at, root } from './paths.mjs';
import { beforeStop, launch, runToEnd, stopWithParent } from './processes.mjs';
import { bold, red, say } from './terminal.mjs';

const against = takeAgainst(process.argv);
const { settings, rest: names } = readCommandLine('npm run dev -- [booking …] [--port 9000 …]');
const environment = { ...process.env, ...settings };
const remotes = listRemotes(root);
const unknown = names.filter((name) => !remotes.some((remote) => remote.name === name));
if (unknown.length > 0) {
  say(red(`No remote is called ${unknown.join(', ')}. There are: ${remotes.map(({ name }) => name).join(', ')}.`));
  process.exit(1);
}

if (against !== undefined) {
  await buildRemoteAgainst({ root, remotes, names, against });
  await new Promise(() => {});
}

// Everything that is not hot comes from the build: the other remotes, the widgets, the page's template.
stopWithParent();
const built = await runToEnd(process.execPath, [at('host-shell', 'tooling', 'build.mjs')], { cwd: root });
if (built !== 0) process.exit(built);

const port = Number(environment.PORT ?? 8080);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  say(red(`PORT must be a number from 1 to 65535, and is ${environment.PORT}.`));
  process.exit(1);
}
const address = `http://localhost:${port}`;
const [serverPort, ...remotePorts] = await freePorts(1 + names.length);
const hot = new Map(names.map((name, index) => [name, `http://localhost:${remotePorts[index]}`]));

const server = launch(
  process.execPath,
  [
    at('node_modules', 'tsx', 'dist', 'cli.mjs'),
    'watch',
    '--clear-screen=false',
    at('host-shell', 'server', 'main.ts'),
  ],
  { cwd: root, env: { ...environment, PORT: String(serverPort), PUBLIC_URL: address } },
);
server.ended.then((code) => process.exit(code));

let shell;
const product = forwardTo(serverPort, async ({ path, text, headers }) => {
  if (path === '/remotes.json') return { text: JSON.stringify(withHotRemotes(JSON.parse(text), hot)), headers };
  const policy = headers['content-security-policy'];
  const opened = policy && { 'content-security-policy': openPolicy(policy, [...hot.values(), address]) };
  return { text: withDevelopmentFiles(text, await shell.files()), headers: { ...headers, ...opened } };
});

say(`Compiling ${['shell', ...names].join(', ')} for hot reload`);
const dist = at('dist');
const feed = createErrorFeed();
const servers = [];
for (const [index, name] of names.entries()) {
  const remote = remotes.find((one) => one.name === name);
  servers.push(await serveRemote(remote, { root, dist, feed, port: remotePorts[index] }));
}
shell = await serveShell({ root, dist, feed, port }, product);
servers.push(shell.server);
beforeStop(() => Promise.all(servers.map((one) => one.stop())));
await answers(serverPort);
say(`\n  ${bold(address)}  hot: ${['shell', ...names].join(', ')}\n`);
