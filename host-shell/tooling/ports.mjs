import { createServer } from 'node:net';
import { flagOf } from '@gyg/host-shell/settings';
import { fail } from './terminal.mjs';

/** The ports of the product and their defaults, as in the schema of the settings. */
const PORTS = { PORT: 8080, PARTNER_PORT: 8081 };

/** Why a port cannot be used, as a code of Node; undefined if it can. */
function whyTaken(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }) => resolve(code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/**
 * What is wrong with the ports that a start would listen on, one sentence each, with what to do.
 * @param {Record<string, string | undefined>} environment @param {string} command for the advice: `npm start`
 * @returns {Promise<string[]>}
 */
export async function portProblems(environment, command) {
  const production = environment.NODE_ENV === 'production';
  const host = environment.HOST ?? (production ? undefined : '127.0.0.1');
  const problems = [];
  const used = new Map();
  for (const [variable, fallback] of Object.entries(PORTS)) {
    // The demo partner's site runs with the demo only.
    if (production && variable === 'PARTNER_PORT') continue;
    const port = Number(environment[variable] ?? fallback);
    const flag = `--${flagOf(variable)}`;
    const other = Number.isInteger(port) && port + 10 <= 65_535 ? port + 10 : fallback + 10;
    const advice = `${command} -- ${flag} ${other}`;
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      problems.push(`${variable} must be a number from 1 to 65535, and is ${environment[variable]}.`);
    else if (used.has(port))
      problems.push(`${used.get(port)} and ${variable} are both ${port}. Choose two ports: ${advice}`);
    else {
      used.set(port, variable);
      const code = await whyTaken(port, host);
      if (code === 'EADDRINUSE')
        problems.push(`Port ${port} is taken. Stop what uses it, or choose another one: ${advice}`);
      else if (code === 'EACCES')
        problems.push(`This user may not listen on port ${port}. Choose one from 1024 on: ${advice}`);
    }
  }
  return problems;
}

/** Ends the process before anything is built, if a port cannot be used. */
export async function refuseTakenPorts(environment, command) {
  const problems = await portProblems(environment, command);
  if (problems.length > 0) fail(problems.join('\n'));
}
