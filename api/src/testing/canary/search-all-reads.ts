import type { OperationName } from '@gyg/contract';
import type { ActorName, OnSite } from '../matrix/actors';
import { callAs } from '../matrix/call-as';
import type { Fixture } from '../matrix/fixture';
import type { TestApi } from '../test-api';
import type { CallOptions } from '../test-call';
import { callVariants, type Known } from './call-variants';
import { readableOperations } from './readable-operations';

/** An answer, with its call and its caller. */
export interface Seen {
  name: OperationName;
  actor: ActorName | OnSite;
  options: CallOptions;
  status: number;
  /** Body and headers, without values that the caller sent and values that differ each time. */
  shown: string;
}

const volatileHeaders = new Set(['date', 'x-request-id', 'keep-alive', 'connection']);

/** A refusal repeats the requested path; that reveals nothing. */
const withoutEcho = (text: string) => text.replace(/"instance":"[^"]*",/, '');

/**
 * Makes every call that reads, in every variant of the known names, as each of the actors; with `asked`, only the
 * variants that contain it.
 */
export async function searchAllReads(
  api: TestApi,
  fixture: Fixture,
  actors: readonly (ActorName | OnSite)[],
  known: Known,
  asked = '',
): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const name of readableOperations) {
    for (const options of callVariants(name, known)) {
      if (!JSON.stringify(options).includes(asked)) continue;
      for (const actor of actors) {
        const { status, text, headers } = await callAs(api, fixture, actor, name, options);
        const shownHeaders = [...headers].filter(([header]) => !volatileHeaders.has(header));
        seen.push({ name, actor, options, status, shown: `${withoutEcho(text)} ${JSON.stringify(shownHeaders)}` });
      }
    }
  }
  return seen;
}

/** A line for each answer that contains one of the texts. */
export function whereShown(seen: readonly Seen[], texts: readonly string[]): string[] {
  return seen.flatMap(({ name, actor, options, shown }) => {
    const at = texts.map((word) => shown.indexOf(word)).find((place) => place >= 0);
    if (at === undefined) return [];
    return [`${name} as ${actor} ${JSON.stringify(options)}: …${shown.slice(Math.max(0, at - 80), at + 60)}…`];
  });
}

/** A line for each answer that differs from the earlier one. */
export function whereDifferent(before: readonly Seen[], after: readonly Seen[]): string[] {
  return after.flatMap(({ name, actor, options, shown }, index) => {
    const then = before[index]?.shown ?? '';
    if (then === shown) return [];
    const at = [...shown].findIndex((character, place) => character !== then[place]);
    const part = (text: string) => text.slice(Math.max(0, at - 60), at + 80);
    return [`${name} as ${actor} ${JSON.stringify(options)}: was …${part(then)}… is …${part(shown)}…`];
  });
}
