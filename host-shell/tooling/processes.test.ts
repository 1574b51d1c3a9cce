import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

const processes = path.join(import.meta.dirname, 'processes.mjs');
const server = `console.log('server ' + process.pid); setInterval(() => {}, 1000);`;
const tool = `import { runToEnd, stopWithParent } from ${JSON.stringify(processes)};
stopWithParent();
await runToEnd(['-e', ${JSON.stringify(server)}]);`;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Windows ends a console's processes together; there is no shell in between that could end alone. */
test.skipIf(process.platform === 'win32')('a stop of npm’s shell also ends the tool and what it started', async () => {
  // The second command keeps the shell from replacing itself with Node.
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module -e "$TOOL"; true'], {
    env: { ...process.env, NODE: process.execPath, TOOL: tool },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void shell.kill('SIGKILL'));
  const started = await new Promise<string>((resolve) => shell.stdout.once('data', (chunk) => resolve(String(chunk))));
  const pid = Number(/server (\d+)/.exec(started)?.[1]);
  expect(isRunning(pid)).toBe(true);
  shell.kill('SIGTERM');
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false));
});
