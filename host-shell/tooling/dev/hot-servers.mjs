import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { duration, red, say } from '../terminal.mjs';
import { remoteConfig } from '../webpack/remote.mjs';
import { shellConfig } from '../webpack/shell.mjs';

/** Prints when a part is ready, and the time of each change. */
function announce(compiler) {
  compiler.hooks.done.tap('gyg', (stats) => {
    const taken = duration(stats.endTime - stats.startTime);
    if (!stats.hasErrors()) return say(`  ${compiler.name.padEnd(12)} ${taken}`);
    say(
      `  ${compiler.name.padEnd(12)} ${red('does not compile')}\n${stats.toString({ preset: 'errors-only', colors: process.stdout.isTTY })}`,
    );
  });
}

async function serve(config, { port }, options) {
  const plugins = [...config.plugins, new ReactRefreshPlugin({ overlay: false })];
  const compiler = webpack({ ...config, plugins });
  announce(compiler);
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      static: false,
      setupExitSignals: false,
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'warn',
        webSocketURL: { hostname: 'localhost', port, pathname: '/ws', protocol: 'ws' },
      },
      ...options,
      devMiddleware: { index: false, stats: 'none' },
    },
    compiler,
  );
  await server.start();
  await new Promise((resolve) => server.middleware.waitUntilValid(resolve));
  return server;
}

/** Serves a remote's development build on a separate server. The shell loads it across origins, as in production. */
export async function serveRemote(remote, where) {
  const config = remoteConfig({ ...where, dev: true, remote });
  return await serve(config, where, { headers: { 'access-control-allow-origin': '*' } });
}

/**
 * Serves the shell's development build at the product's address. All other requests go to the product's server.
 * @param {import('node:http').RequestListener} product
 * @returns {Promise<{ server: WebpackDevServer, files(): Promise<string[]>, reload(): void }>} files: the files of the
 *   newest build that the page must load; reload: loads open pages again
 */
export async function serveShell(where, product) {
  const server = await serve(shellConfig({ ...where, dev: true }), where, {
    setupMiddlewares: (middlewares) => [...middlewares, { name: 'product', middleware: product }],
  });
  const valid = () => new Promise((resolve) => server.middleware.waitUntilValid(resolve));
  return {
    server,
    reload: () => server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed', 'remote.json'),
    async files() {
      const { compilation } = await valid();
      const files = compilation.entrypoints.get('main').getFiles();
      return files.filter((file) => /\.(js|css)$/.test(file) && !file.includes('.hot-update.'));
    },
  };
}
