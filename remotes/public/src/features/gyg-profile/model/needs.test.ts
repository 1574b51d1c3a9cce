import type { GygState, GygViewer } from '@gyg/contract';
import { buildGygViewer, buildNeed } from '@gyg/contract/testing';
import { describe, expect, it } from 'vitest';
import { bookableNeeds, getNeedStatus, restrictionOf, sortNeeds } from './needs';

describe('needs of a gyg', () => {
  it('are sorted by the host’s order, then by title in the user’s language', () => {
    const needs = ['Ärtkock', 'Zinkare', 'Först'].map((title) =>
      buildNeed({ id: title, title, sortOrder: title === 'Först' ? -1 : 0 }),
    );
    expect(sortNeeds(needs, 'sv').map(({ title }) => title)).toEqual(['Först', 'Zinkare', 'Ärtkock']);
    expect(sortNeeds(needs, 'en').map(({ title }) => title)).toEqual(['Först', 'Ärtkock', 'Zinkare']);
  });

  it('are full, or fully received if they are items that people have given, rather than closed', () => {
    const items = { contributionType: 'COMMODITY', availablePositions: 0 } as const;
    expect(getNeedStatus('PUBLISHED', buildNeed({ availablePositions: 0, whoCanOffer: 'NONE' }))).toBe('full');
    expect(getNeedStatus('PUBLISHED', buildNeed({ ...items, whoCanOffer: 'NONE' }))).toBe('fullyReceived');
    expect(getNeedStatus('PUBLISHED', buildNeed({ ...items, offeredPositions: 0 }))).toBe('full');
    expect(getNeedStatus('PUBLISHED', buildNeed({ availablePositions: 3, whoCanOffer: 'NONE' }))).toBe('closed');
    expect(getNeedStatus('PUBLISHED', buildNeed({ availablePositions: 3 }))).toBe('left');
    expect(getNeedStatus('FINISHED', buildNeed({ availablePositions: 3 }))).toBe('received');
    expect(getNeedStatus('FINISHED', buildNeed({ availablePositions: 0 }))).toBe('full');
  });

  it('show who may offer only if it is restricted', () => {
    expect(restrictionOf(buildNeed())).toBeUndefined();
    expect(restrictionOf(buildNeed({ whoCanOffer: 'NONE' }))).toBeUndefined();
    expect(restrictionOf(buildNeed({ whoCanOffer: 'ONLY_PARTNERS' }))).toBe('ONLY_PARTNERS');
  });

  it('are offered to guests if anyone can book them, and to users as the API allows', () => {
    const needs = [
      buildNeed({ id: 'open' }),
      buildNeed({ id: 'full', availablePositions: 0 }),
      buildNeed({ id: 'invited', whoCanOffer: 'INVITE_ONLY' }),
      buildNeed({ id: 'members', whoCanOffer: 'ONLY_HOST' }),
    ];
    const ids = (state: GygState, viewer?: GygViewer) => bookableNeeds(state, needs, viewer).map(({ id }) => id);
    expect(ids('PUBLISHED')).toEqual(['open']);
    expect(ids('ONGOING')).toEqual(['open']);
    expect([ids('FINISHED'), ids('CREATED')]).toEqual([[], []]);
    const canOffer = { invited: { allowed: true, reason: null }, members: { allowed: false, reason: null } };
    expect(ids('PUBLISHED', buildGygViewer({ canOffer }))).toEqual(['invited']);
  });
});
