import { render, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SoftBreaks } from './soft-breaks';

const shown = (container: HTMLElement) => container.textContent?.replaceAll('\u00AD', '-');

describe('SoftBreaks', () => {
  it('breaks long Swedish words between their parts and between syllables', async () => {
    const { container } = render(<SoftBreaks>Strandstädningsdagarna på Ramsvikslandet</SoftBreaks>);
    expect(container.textContent).toBe('Strandstädningsdagarna på Ramsvikslandet');
    await waitFor(() => expect(shown(container)).toBe('Strand-städ-nings-da-garna på Ramsvikslandet'));
  });

  it('leaves no short fragment of a word alone on a line', async () => {
    const { container } = render(<SoftBreaks>Bekämpa klimatförändringarna</SoftBreaks>);
    await waitFor(() => expect(shown(container)).toBe('Bekämpa klimat-för-änd-ringarna'));
  });

  it('breaks shorter words if the reader has large text', async () => {
    document.documentElement.style.fontSize = '200%';
    try {
      const { container } = render(<SoftBreaks>Musselräkningen i fjorden</SoftBreaks>);
      await waitFor(() => expect(shown(container)).toBe('Mussel-räk-ningen i fjorden'));
    } finally {
      document.documentElement.style.fontSize = '';
    }
  });

  it('leaves shorter words and non-text children unchanged', () => {
    const { container } = render(
      <SoftBreaks>
        <b>Strandstädningsdagarna</b>
      </SoftBreaks>,
    );
    expect(container.innerHTML).toBe('<b>Strandstädningsdagarna</b>');
    expect(render(<SoftBreaks>Kustens städdag</SoftBreaks>).container.textContent).toBe('Kustens städdag');
  });
});
