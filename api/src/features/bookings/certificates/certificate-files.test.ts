import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { DrawCertificate, ShownCertificate } from '../../../integrations/certificate-pdf';
import { shownCertificate } from '../../../testing';
import { createCertificateFiles } from './certificate-files';

/** A drawing that goes on until `finish` ends it; each is counted. */
function heldDrawing() {
  const drawn: string[] = [];
  const held: (() => void)[] = [];
  let atOnce = 0;
  let most = 0;
  return {
    drawn,
    most: () => most,
    async draw({ person }: ShownCertificate): Promise<Buffer> {
      drawn.push(person);
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise<void>((resolve) => held.push(resolve));
      atOnce -= 1;
      if (person === 'failing') throw new Error('No ink');
      return Buffer.from(person);
    },
    /** Ends each drawing as it begins. */
    async finish(): Promise<void> {
      for (let turn = 0; turn < 100; turn += 1) {
        held.shift()?.();
        await nextTurn();
      }
    },
  };
}

const of = (person: string, over: Partial<ShownCertificate> = {}) => ({ ...shownCertificate, person, ...over });

/** Files that are asked for by what they show; what was read is noted by its code. */
function filesOf(draw: DrawCertificate, most: { each: number; total: number }, onRead = (_code: string) => {}) {
  const files = createCertificateFiles(draw, most);
  return (shown: ShownCertificate, address: string) =>
    files({ code: shown.code, language: shown.language, address }, async () => {
      onRead(shown.code);
      return shown;
    });
}

describe('the files of certificates', () => {
  test('are drawn one at a time, and the calls beyond the bound are refused', async () => {
    const { draw, finish, drawn, most } = heldDrawing();
    const files = filesOf(draw, { each: 2, total: 3 });
    const asked = [files(of('Ada'), 'one'), files(of('Bo'), 'one'), files(of('Cy'), 'two')];
    await expect(files(of('Di'), 'one')).rejects.toMatchObject({ code: 'request.too_many' });
    await expect(files(of('Di'), 'three')).rejects.toMatchObject({
      code: 'server.unavailable',
      details: { headers: { 'Retry-After': '5' } },
    });
    await finish();
    expect((await Promise.all(asked)).map(String)).toEqual(['Ada', 'Bo', 'Cy']);
    expect([drawn, most()]).toEqual([['Ada', 'Bo', 'Cy'], 1]);
    const later = files(of('Di'), 'one');
    await finish();
    expect(String(await later)).toBe('Di');
  });

  test('are drawn once for equal requests, and again for whatever they show otherwise', async () => {
    const { draw, finish, drawn } = heldDrawing();
    const files = filesOf(draw, { each: 9, total: 9 });
    const both = Promise.all([files(of('Ada'), 'one'), files(of('Ada'), 'two')]);
    await finish();
    await both;
    await files(of('Ada'), 'three');
    expect(drawn).toEqual(['Ada']);
    const changed = Promise.all([
      files(of('A.'), 'one'),
      files(of('Ada', { hours: 3 }), 'one'),
      files(of('Ada', { language: 'en' }), 'one'),
      files(of('Ada', { hostName: 'Another' }), 'one'),
    ]);
    await finish();
    await changed;
    expect(drawn).toEqual(['Ada', 'A.', 'Ada', 'Ada', 'Ada']);
  });

  test('are read one in each turn of the event loop, so that other calls are answered between them', async () => {
    let turns = 0;
    const readIn: number[] = [];
    const { draw, finish } = heldDrawing();
    const files = filesOf(draw, { each: 9, total: 9 }, () => readIn.push(turns));
    let counting = setImmediate(function count() {
      turns += 1;
      counting = setImmediate(count);
    });
    const asked = ['A', 'B', 'C', 'D', 'E'].map((code) => files(of(code, { code }), 'one'));
    await finish();
    await Promise.all(asked);
    clearImmediate(counting);
    expect(readIn).toHaveLength(5);
    expect(new Set(readIn).size).toBe(5);
  });

  test('are refused before they are read, except those that exist', async () => {
    const read: string[] = [];
    const { draw, finish } = heldDrawing();
    const files = filesOf(draw, { each: 1, total: 9 }, (code) => read.push(code));
    const first = files(of('Ada', { code: 'A' }), 'one');
    await expect(files(of('Bo', { code: 'B' }), 'one')).rejects.toMatchObject({ code: 'request.too_many' });
    expect(read).toEqual(['A']);
    const same = files(of('Ada', { code: 'A' }), 'one');
    await finish();
    expect((await Promise.all([first, same])).map(String)).toEqual(['Ada', 'Ada']);
    expect(read).toEqual(['A', 'A']);
  });

  test('that fail are not kept, and others follow', async () => {
    const { draw, finish, drawn } = heldDrawing();
    const files = filesOf(draw, { each: 2, total: 2 });
    const asked = Promise.allSettled([files(of('failing'), 'one'), files(of('Bo'), 'one')]);
    await finish();
    expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    const again = files(of('failing'), 'one').catch(() => 'failed');
    await finish();
    expect([await again, drawn]).toEqual(['failed', ['failing', 'Bo', 'failing']]);
  });
});
