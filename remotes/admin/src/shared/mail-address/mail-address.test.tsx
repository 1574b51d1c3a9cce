import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MailAddress } from './mail-address';

test('an address may be broken before its @, and reads and copies as it is', () => {
  const { container } = render(<MailAddress address="klara.lind@people.example" />);
  expect(container.innerHTML).toBe('klara.lind<wbr>@people.example');
  expect(container.textContent).toBe('klara.lind@people.example');
});
