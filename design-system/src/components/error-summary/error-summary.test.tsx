import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ErrorSummary } from './error-summary';

const fields = [
  { id: 'name', label: 'Name' },
  { id: 'mail', label: 'E-mail' },
];

describe('ErrorSummary', () => {
  it('moves to the field without changing the URL', async () => {
    const before = location.href;
    render(
      <>
        <ErrorSummary title="Fill in what is missing" fields={fields} data-code="missing" />
        <input id="mail" aria-label="E-mail" />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'E-mail' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(location.href).toBe(before);
    expect(screen.getByRole('alert').dataset.code).toBe('missing');
  });

  it('takes the focus only with `takesFocus`', () => {
    const { unmount } = render(<ErrorSummary title="Missing" fields={fields} />);
    expect(document.activeElement).toBe(document.body);
    unmount();
    render(<ErrorSummary title="Missing" fields={fields} takesFocus />);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });
});
