import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { GygCard } from './gyg-card';

const gyg = { goal: 14, goalTitle: 'Goal 14', title: 'Shore', href: '/gygs/1' };

describe('GygCard', () => {
  it('links to the gyg by its title and to the host by its name', () => {
    render(<GygCard {...gyg} host={{ name: 'Ren Kust', href: '/go/ren-kust' }} />);
    expect(screen.getByRole('link', { name: 'Shore' }).getAttribute('href')).toBe('/gygs/1');
    expect(screen.getByRole('link', { name: 'Ren Kust' }).getAttribute('href')).toBe('/go/ren-kust');
  });

  it('says the language of its title, and of nothing else', () => {
    const { container } = render(<GygCard {...gyg} title="Strandstädning" titleLang="sv" place="Smögen" />);
    expect([...container.querySelectorAll('[lang="sv"]')].map(({ textContent }) => textContent)).toEqual([
      'Strandstädning',
    ]);
  });

  it('shows its state and a second label', () => {
    render(<GygCard {...gyg} state="draft" stateLabel="Draft" tag="Hidden" />);
    expect(screen.getByText('Draft')).toBeTruthy();
    expect(screen.getByText('Hidden')).toBeTruthy();
  });

  it('opens in a new window without access to the partner’s page', () => {
    render(<GygCard {...gyg} target="_blank" />);
    expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener');
  });

  it('shows the goal’s poster without a picture, and passes on ref and attributes', () => {
    const ref = createRef<HTMLElement>();
    const { container } = render(<GygCard {...gyg} ref={ref} id="card" />);
    expect(ref.current?.id).toBe('card');
    expect(container.querySelector('img')).toBeNull();
  });

  it('underlines the words of the search in the needs that match', () => {
    render(
      <GygCard
        {...gyg}
        openNeeds={{
          label: 'Wanted:',
          words: ['glove', '(size'],
          needs: [
            { id: '1', title: 'Gloves (size M)', count: '6', matches: true },
            { id: '2', title: 'Glove box', count: '1' },
          ],
          more: { count: 2, label: '2 more' },
        }}
      />,
    );
    expect(screen.getAllByText(/./, { selector: 'mark' }).map((mark) => mark.textContent)).toEqual(['Glove', '(size']);
    expect(screen.getByText('2 more')).toBeTruthy();
  });
});
