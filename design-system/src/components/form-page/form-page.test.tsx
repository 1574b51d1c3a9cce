import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { FormActions, FormColumn, FormPage } from './form-page';

describe('FormPage', () => {
  it('has one heading that can take the focus, and passes ref and other props to the page', () => {
    const page = createRef<HTMLDivElement>();
    render(
      <FormPage ref={page} title="Log in" lead="Welcome back." foot={<a href="#new">New account</a>} data-flow="login">
        <form aria-label="Log in" />
      </FormPage>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Log in' }).tabIndex).toBe(-1);
    expect(page.current?.dataset.flow).toBe('login');
    expect(within(screen.getByRole('form')).queryByRole('link')).toBeNull();
    expect(screen.getByRole('link', { name: 'New account' })).toBeTruthy();
  });

  it('announces that it is loading', () => {
    const { container } = render(<FormColumn>…</FormColumn>);
    expect(container.querySelector('[aria-busy="true"]')).toBeTruthy();
  });
});

describe('FormActions', () => {
  it('separates buttons that need an explanation', () => {
    render(
      <FormActions text="Got no code?" data-testid="row">
        <button type="button">Send again</button>
      </FormActions>,
    );
    expect(screen.getByTestId('row').dataset.apart).toBe('true');
  });
});
