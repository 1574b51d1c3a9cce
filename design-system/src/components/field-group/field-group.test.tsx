import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { FieldGroup } from './field-group';

describe('FieldGroup', () => {
  it('is a group named by its legend and described by hint and error', () => {
    const group = createRef<HTMLFieldSetElement>();
    render(
      <FieldGroup
        ref={group}
        label="Opening hours"
        optional="optional"
        hint="Local time."
        error="Close after opening."
        disabled
      >
        <input aria-label="From" />
      </FieldGroup>,
    );
    const rendered = screen.getByRole('group', {
      name: 'Opening hours optional',
      description: 'Local time. Close after opening.',
    });
    expect(rendered).toBe(group.current);
    expect(rendered).toHaveProperty('disabled', true);
  });
});
