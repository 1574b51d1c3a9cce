import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { Button, CardGrid, GygCard, GygCardSkeleton, sheets, stylesFor } from './index';

const styles = stylesFor(sheets.cardGrid, sheets.gygCard, sheets.skeleton, sheets.button);
const css = styles.join('\n');
let host: HTMLElement;
let shadow: ShadowRoot;

beforeEach(async () => {
  host = document.createElement('div');
  document.body.replaceChildren(host);
  shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = styles.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  const place = shadow.appendChild(document.createElement('div'));
  await act(() =>
    createRoot(place).render(
      <CardGrid>
        <GygCard
          goal={14}
          goalTitle="14"
          title="Shore"
          href="#a"
          state="upcoming"
          stateLabel="Upcoming"
          date="Sat"
          place="Sotenäs"
          needs="18 helpers"
          host={{ name: 'Ren Kust', href: '#b' }}
        />
        <GygCard goal={14} goalTitle="14" title="Shore" href="#a" image={{ src: 'data:,' }} />
        <GygCardSkeleton />
        <Button icon="arrow">More</Button>
      </CardGrid>,
    ),
  );
});

const styleOf = (selector: string): CSSStyleDeclaration => {
  const element = shadow.querySelector(selector);
  if (!element) throw new Error(`nothing matches ${selector}`);
  return getComputedStyle(element);
};

describe('styles for shadow roots', () => {
  it('declares the layer order first', () => {
    expect(styles[0]).toBe('@layer tokens, components, area;');
  });

  it('includes each style sheet once, after the ones it depends on', () => {
    expect(new Set(styles).size).toBe(styles.length);
    const [icon = '', button = ''] = sheets.button();
    expect(styles.indexOf(icon)).toBeLessThan(styles.indexOf(button));
  });

  it('has a rule for every class that its components use', () => {
    const used = new Set([...shadow.querySelectorAll('[class]')].flatMap((element) => [...element.classList]));
    expect(used.size).toBeGreaterThan(15);
    for (const name of used) expect(css, name).toContain(`.${name}`);
  });

  it('looks the same without any styles of the page', () => {
    expect(styleOf('article').backgroundColor).toBe('rgb(255, 253, 248)');
    expect(styleOf('h3').fontFamily).toContain('Bricolage Grotesque');
  });

  it('is dark with the host’s attribute `theme`', () => {
    host.setAttribute('theme', 'dark');
    expect(styleOf('article').backgroundColor).toBe('rgb(27, 41, 35)');
  });

  it('has one column if the host is narrow, however wide the page is', () => {
    host.style.width = '420px';
    expect(styleOf('ul').gridTemplateColumns.split(' ')).toHaveLength(1);
    host.style.width = '600px';
    expect(styleOf('ul').gridTemplateColumns.split(' ')).toHaveLength(window.innerWidth > 500 ? 2 : 1);
  });
});
