import { readRecord, textIn } from './codec';
import type { Visitor } from './session-types';

/** A login of this tab, as it is stored. */
export interface StoredLogin {
  /** The site's origin, which is its client's id. */
  client: string;
  access: string;
  refresh: string;
  /** When to renew, in milliseconds since 1970. */
  renewAt: number;
  scopes: string[];
  visitor: Visitor;
  /** Names a renewal that was sent and had no response, so that a reload can repeat it. */
  attempt?: string;
}

function readLogin(text: string | null): StoredLogin | undefined {
  const record = readRecord(text ?? '');
  const visitor = readRecord(record.visitor ?? '');
  const [client, access, refresh] = [textIn(record, 'client'), textIn(record, 'access'), textIn(record, 'refresh')];
  const { renewAt, scopes } = record;
  if (!client || !access || !refresh || typeof renewAt !== 'number' || !Array.isArray(scopes)) return undefined;
  return {
    client,
    access,
    refresh,
    renewAt,
    scopes: scopes.map(String),
    visitor: { id: textIn(visitor, 'id'), name: textIn(visitor, 'name'), picture: textIn(visitor, 'picture') || null },
    ...(typeof record.attempt === 'string' ? { attempt: record.attempt } : {}),
  };
}

/** The tab's storage; undefined where the browser refuses it, as in some frames. */
export function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/**
 * The login of this tab at a platform, on `site`. It is in sessionStorage, and only while a person is logged in. Other
 * scripts of ours on the page, also of other versions, and copies of the tab hear of changes.
 */
export function createLoginStore(platform: string, site: string | undefined, changed: () => void) {
  const key = `gyg.login ${platform}`;
  const storage = tabStorage();
  let inMemory: string | null = null;
  let written: string | null = null;
  let channel: BroadcastChannel | undefined;

  const readText = () => inMemory ?? storage?.getItem(key) ?? null;
  function writeText(text: string | null): void {
    inMemory = storage ? null : text;
    try {
      if (text === null) storage?.removeItem(key);
      else storage?.setItem(key, text);
    } catch {
      // The storage is full: the login lasts as long as the page.
      storage?.removeItem(key);
      inMemory = text;
    }
  }

  /** A copied tab has the same refresh token, which works once: it takes over the successor. */
  function listen(): void {
    if (channel || typeof BroadcastChannel === 'undefined') return;
    channel = new BroadcastChannel(key);
    channel.onmessage = ({ data }) => {
      const { used, next } = readRecord(data);
      if (read()?.refresh !== used) return;
      writeText(typeof next === 'string' ? next : null);
      dispatchEvent(new CustomEvent(key));
    };
  }

  function look(): void {
    const text = readText();
    if (text === written) return;
    written = text;
    if (read()) listen();
    changed();
  }

  function read(): StoredLogin | undefined {
    const login = readLogin(readText());
    // Frames of ours on several sites of one domain share a tab's storage.
    return login?.client === site ? login : undefined;
  }

  addEventListener(key, look);
  addEventListener('storage', (event) => event.storageArea === storage && look());
  written = readText();
  if (read()) listen();

  return {
    read,
    /** Stores a login, or none. `silent`: only this tab needs to know. */
    write(login: StoredLogin | undefined, { silent = false } = {}): void {
      const used = read()?.refresh;
      const text = login ? JSON.stringify(login) : null;
      writeText(text);
      dispatchEvent(new CustomEvent(key));
      if (!silent && used) channel?.postMessage({ used, next: text });
      if (!login) {
        channel?.close();
        channel = undefined;
      }
    },
  };
}
