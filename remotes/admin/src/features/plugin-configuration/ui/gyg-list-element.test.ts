import { defaultPluginOptions } from '@gyg/platform';
import { describe, expect, test } from 'vitest';
import { configurationAddress, readConfiguration } from '../model/configuration';
import { snippetsOf } from '../model/snippets';
import { gygListElement } from './gyg-list-element';

const input = {
  element: gygListElement,
  origin: 'https://gyg.example',
  organization: { id: 'org-kust', name: 'Ren Kust', friendlyUrl: 'ren-kust' },
  title: 'Gygs of Ren Kust',
};

describe('the snippets', () => {
  test('contain only the organisation with the defaults', () => {
    const { link, frame, element } = snippetsOf({ ...input, options: defaultPluginOptions });
    expect(link).toBe('https://gyg.example/plugins/o/org-kust/g');
    expect(frame).toBe(
      '<iframe src="https://gyg.example/plugins/o/org-kust/g" title="Gygs of Ren Kust" width="100%" height="600" frameborder="0" loading="lazy"></iframe>',
    );
    expect(element).toBe(
      '<script src="https://gyg.example/widgets/gyg.js" async></script>\n<gyg-list organization="ren-kust">\n  <a href="https://gyg.example/go/ren-kust">Gygs of Ren Kust</a>\n</gyg-list>',
    );
  });

  test('contain the changed options in all three snippets', () => {
    const options = { ...defaultPluginOptions, host: 'others' as const, states: 'po', tags: ['a', 'b'], win: true };
    const { link, frame, element } = snippetsOf({ ...input, options });
    expect(link).toBe('https://gyg.example/plugins/o/org-kust/g?host=others&states=po&tags=a%2Cb&win=true');
    expect(frame).toContain('g?host=others&amp;states=po&amp;tags=a%2Cb&amp;win=true"');
    expect(element).toContain('<gyg-list organization="ren-kust" host="others" states="po" tags="a,b" win="true">');
  });

  test('name what the policy of a site must allow for the element and for the frame', () => {
    const { elementPolicy, framePolicy } = snippetsOf({ ...input, options: defaultPluginOptions });
    expect(elementPolicy).toBe(
      'script-src https://gyg.example; connect-src https://gyg.example; img-src https://gyg.example',
    );
    expect(framePolicy).toBe('frame-src https://gyg.example');
  });

  test('escape user input', () => {
    const options = { ...defaultPluginOptions, empty: 'No "gygs" <b>now</b> & then' };
    const { frame, element } = snippetsOf({ ...input, options, title: '"><script>' });
    expect(element).toContain('empty="No &quot;gygs&quot; &lt;b>now&lt;/b> &amp; then"');
    expect(frame).toContain('title="&quot;>&lt;script>"');
    expect(element).not.toContain('<b>');
  });
});

test('the page’s address contains the configuration and parses back to it', () => {
  const query = 'org=org-1&view=frame&row=2&bg=f6f1e7';
  const configuration = readConfiguration(gygListElement, new URLSearchParams(query));
  expect(configuration).toEqual({
    chosen: 'org-1',
    view: 'frame',
    options: { ...defaultPluginOptions, row: 2, bg: 'f6f1e7' },
  });
  expect(configurationAddress(gygListElement, configuration)).toBe(`/admin/plugins/configure?${query}`);
  expect(configurationAddress(gygListElement, readConfiguration(gygListElement, new URLSearchParams()))).toBe(
    '/admin/plugins/configure',
  );
});
