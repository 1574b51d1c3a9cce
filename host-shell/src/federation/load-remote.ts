import { forgetInstance } from './remote-instance';
import { scriptOf } from './script-of-remote';

/** What the entry of a remote leaves in the page. */
interface Container {
  init: (shareScope: object, initScope: object[], options: { shareScopeKeys: string }) => unknown;
  get: (module: string) => Promise<() => unknown>;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

const nameOf = (remote: string) => `gyg_${remote.replaceAll('-', '_')}`;
const entries = new Map<string, string>();
const containers = new Map<string, Promise<Container>>();

/** Names the script of a remote's entry, by its whole address. What has loaded of another entry is forgotten. */
export function registerEntry(remote: string, entry: string): void {
  if (entries.has(remote)) {
    containers.delete(remote);
    forgetInstance(nameOf(remote));
    Reflect.set(globalThis, nameOf(remote), undefined);
  }
  entries.set(remote, entry);
}

function run(url: string): Promise<void> {
  const script = scriptOf(url);
  return new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${url} did not load`)));
    document.head.append(script);
  }).finally(() => script.remove());
}

async function startRemote(remote: string): Promise<Container> {
  const url = entries.get(remote);
  if (url === undefined) throw new Error(`No entry of ${remote} is known`);
  await run(url);
  const container: unknown = Reflect.get(globalThis, nameOf(remote));
  if (!isContainer(container)) throw new Error(`${url} has loaded, but did not run`);
  await container.init({}, [], { shareScopeKeys: 'default' });
  return container;
}

/**
 * Loads the module that a remote exposes. Its entry runs once; after a failure, the next call tries again.
 * @throws if no entry is registered, or if the entry or the module does not load or run
 */
export async function loadRemote(remote: string): Promise<unknown> {
  let container = containers.get(remote);
  if (container === undefined) {
    const started = startRemote(remote);
    started.catch(() => {
      if (containers.get(remote) === started) containers.delete(remote);
    });
    containers.set(remote, started);
    container = started;
  }
  const factory = await (await container).get('./area');
  return factory();
}
