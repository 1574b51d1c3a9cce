import { buildNeed } from '@gyg/contract/testing';
import { describe, expect, it } from 'vitest';
import { countBookable, getNeedStatus, restrictionOf, sortNeeds } from './needs';

describe('needs of a gyg', () => {
  it('are sorted by the host’s order, then by title in the user’s language', () => {
    const needs = ['Ärtkock', 'Zinkare', 'Först'].map((title) =>
      buildNeed({ id: title, title, sortOrder: title === 'Först' ? -1 : 0 }),
    );
    expect(sortNeeds(needs, 'sv').map(({ title }) => title)).toEqual(['Först', 'Zinkare', 'Ärtkock']);
    expect(sortNeeds(needs, 'en').map(({ title }) => title)).toEqual(['Först', 'Ärtkock', 'Zinkare']);
  });

  it('are shown as fully received rather than closed', () => {
    expect(getNeedStatus('PUBLISHED', buildNeed({ availablePositions: 0, whoCanOffer: 'NONE' }))).toBe('fullyReceived');
    expect(getNeedStatus('PUBLISHED', buildNeed({ availablePositions: 3, whoCanOffer: 'NONE' }))).toBe('closed');
    expect(getNeedStatus('PUBLISHED', buildNeed({ availablePositions: 3 }))).toBe('left');
    expect(getNeedStatus('FINISHED', buildNeed({ availablePositions: 3 }))).toBe('received');
    expect(getNeedStatus('FINISHED', buildNeed({ availablePositions: 0 }))).toBe('fullyReceived');
  });

  it('show who may offer only if it is restricted', () => {
    expect(restrictionOf(buildNeed())).toBeUndefined();
    expect(restrictionOf(buildNeed({ whoCanOffer: 'NONE' }))).toBeUndefined();
    expect(restrictionOf(buildNeed({ whoCanOffer: 'ONLY_PARTNERS' }))).toBe('ONLY_PARTNERS');
  });

  it('invite guests to sign up only while something can be booked', () => {
    const needs = [buildNeed(), buildNeed({ availablePositions: 0 }), buildNeed({ whoCanOffer: 'INVITE_ONLY' })];
    expect(countBookable('PUBLISHED', needs)).toBe(1);
    expect(countBookable('ONGOING', needs)).toBe(1);
    expect(countBookable('FINISHED', needs)).toBe(0);
    expect(countBookable('CREATED', needs)).toBe(0);
  });
});
