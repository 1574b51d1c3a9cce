import { once } from 'node:events';
import { createServer, request as plainRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createPostOutside, type PostOutside } from '../../../integrations/external-services/post-outside';
import { createWebhookScene } from '../../../testing/webhook-scene';

/** A receiver on this machine: by the name it was called, it is quick or slow in one of three ways. */
async function startReceiver() {
  let broken = false;
  const server = createServer((request, response) => {
    const [kind] = (request.headers.host ?? '').split('-');
    const { socket } = request;
    socket.on('error', () => undefined);
    if (broken) return void socket.destroy();
    if (kind === 'quick') response.end();
    if (kind === 'switching')
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: any\r\nConnection: upgrade\r\n\r\n');
    if (kind === 'dripping') {
      response.writeHead(200);
      const drip = setInterval(() => response.write('x'), 100);
      socket.once('close', () => clearInterval(drip));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const { port }: AddressInfo = Object(server.address());
  /** Breaks the calls under way, and each that was claimed before and arrives after. */
  const breakAll = () => {
    broken = true;
    server.closeAllConnections();
  };
  return { port, breakAll };
}

/** Every name leads to this machine. */
const resolveName = async () => [{ address: '127.0.0.1', family: 4 }];

test.each(['gyg.updated', 'webhook.test'] as const)(
  'slow receivers of one organisation delay no call of another: %s',
  async (event) => {
    const scene = await createWebhookScene();
    onTestFinished(() => scene.remove());
    const { port, breakAll } = await startReceiver();
    const urlOf = (kind: string, index: number) => `http://${kind}-${index}.example:${port}/`;
    const ended: string[] = [];
    // The slow ones end only when the test ends them, however slow the machine is.
    const timeoutMs = 600_000;
    const send = createPostOutside({ resolveName, mayConnect: () => true, request: plainRequest, timeoutMs });
    let arrived = () => {};
    const quick = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const post: PostOutside = async (one) => {
      const outcome = await send(one);
      const [kind = ''] = one.url.hostname.split('-');
      ended.push(kind);
      if (kind === 'quick') arrived();
      return outcome;
    };
    for (let index = 0; index < 8; index += 1) {
      const kind = (['switching', 'silent', 'dripping'] as const)[index % 3] ?? 'silent';
      await scene.addCalls(await scene.addWebhook({ url: urlOf(kind, index) }), Array(8).fill(null), event);
    }
    scene.clock.pass(1 / 3600);
    const organizationId = await scene.addOrganization();
    await scene.addCalls(await scene.addWebhook({ organizationId, url: urlOf('quick', 8) }), [null]);
    const worker = scene.worker({ post });
    const run = worker.runOnce();
    await quick;
    expect(ended.filter((kind) => kind === 'silent' || kind === 'dripping')).toEqual([]);
    const stopped = worker.stop();
    breakAll();
    await Promise.all([run, stopped]);
  },
);
