import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { PrintSheet } from './print-sheet';

it('is in the page only while it is printed; props and ref go to the root', () => {
  const ref = createRef<HTMLDivElement>();
  const columns = [{ key: 'name', header: 'Name', cell: ({ name }: { name: string }) => name }];
  render(
    <PrintSheet
      ref={ref}
      data-report="given"
      title="Given"
      owner="Ren Kust"
      lines={['2027']}
      sums={['12 hours', '3 gygs']}
      columns={columns}
      rows={[{ name: 'Maja' }]}
      rowKey={({ name }) => name}
    />,
  );
  expect(ref.current).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByRole('table', { name: 'Given', hidden: true }).textContent).toBe('NameMaja');
  expect([ref.current?.dataset.report, ref.current?.parentElement]).toEqual(['given', document.body]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(ref.current).toBeNull();
});
