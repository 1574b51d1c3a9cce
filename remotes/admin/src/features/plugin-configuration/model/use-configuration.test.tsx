import { useLocation } from '@gyg/platform';
import { PlatformProvider } from '@gyg/platform/testing';
import { cleanup, render, waitFor } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import area from '../../../remote-entry';
import type { OptionsInAddress } from './configuration';
import { useConfiguration } from './use-configuration';

afterEach(cleanup);

interface Options {
  tags: string;
  empty: string;
  bg: string;
}
const element: OptionsInAddress<Options> = {
  readOptions: (query: URLSearchParams): Options => ({
    tags: query.get('tags') ?? '',
    empty: query.get('empty') ?? '',
    bg: query.get('bg') ?? '',
  }),
  givenOptions: (options: Options) => Object.fromEntries(Object.entries(options).filter(([, value]) => value !== '')),
};

test('changes that are made while the address still follows an earlier one are all kept', async () => {
  let search = '';
  function Changes() {
    const { changeOptions } = useConfiguration(element);
    search = useLocation().search;
    const step = useRef(0);
    useLayoutEffect(() => {
      if (step.current === 0) changeOptions({ tags: 'shore' });
      else if (step.current === 1 && search === '?tags=shore') changeOptions({ empty: 'none' });
      else if (step.current === 2) changeOptions({ bg: 'ffffff' });
      else return;
      step.current += 1;
    });
    return null;
  }
  render(
    <PlatformProvider areas={[area]}>
      <Changes />
    </PlatformProvider>,
  );
  await waitFor(() => expect(search).toBe('?tags=shore&empty=none&bg=ffffff'));
});
