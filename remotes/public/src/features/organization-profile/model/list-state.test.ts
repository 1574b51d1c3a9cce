import { describe, expect, it } from 'vitest';
import { readListState, writeListState } from './list-state';

const read = (query: string) => readListState(new URLSearchParams(query), 'hosted');

describe('the address of an organisation’s lists', () => {
  it('contains order and page of each list separately', () => {
    const params = new URLSearchParams('partner=title');
    const query = writeListState(params, 'hosted', { sort: 'earliest', page: 2 });
    expect(query).toBe('?partner=title&hosted=earliest&hostedPage=2');
    expect(read(query)).toEqual({ sort: 'earliest', page: 2 });
    expect(readListState(new URLSearchParams(query), 'partner')).toEqual({ sort: 'title', page: 1 });
  });

  it('leaves out defaults', () => {
    expect(writeListState(new URLSearchParams('hosted=title&hostedPage=3'), 'hosted', { sort: 'usual', page: 1 })).toBe(
      '',
    );
  });

  it('uses the defaults for unknown values', () => {
    expect(read('hosted=price&hostedPage=-1')).toEqual({ sort: 'usual', page: 1 });
    expect(read('hostedPage=1.5')).toEqual({ sort: 'usual', page: 1 });
  });
});
