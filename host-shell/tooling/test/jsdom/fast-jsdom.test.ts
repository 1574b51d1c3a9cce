// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test } from 'vitest';
import { speedUpComputedStyle } from './fast-computed-style';
import { speedUpLabels } from './fast-labels';

const slow = window.getComputedStyle;
const labelsOf = (element: Element | null) => [...(Reflect.get(element ?? {}, 'labels') ?? [])];
const slowLabels = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'labels')?.get;
beforeAll(() => {
  speedUpComputedStyle(window);
  speedUpLabels(window);
});
afterEach(() => document.body.replaceChildren());

const page = `
  <main><p>Text <b>bold</b> <span style="display: none">no</span></p><ul><li hidden>gone</li></ul></main>
  <div style="visibility: hidden; opacity: 0; pointer-events: none"><button>in it</button><i style="visibility: visible">i</i></div>
  <dialog><p>closed</p></dialog><dialog open>open</dialog><template>t</template><script type="none"></script>
  <table><tbody><tr><td>cell</td></tr></tbody><caption>c</caption></table>
  <details><p>d</p></details><section hidden="until-found">u</section>
  <input type="hidden"><input><select><option>o</option></select><svg><path></path></svg><custom-one></custom-one>`;

test('every element has the style that jsdom computes', () => {
  document.body.innerHTML = page;
  const all = [...document.querySelectorAll('*')];
  expect(all.length).toBeGreaterThan(30);
  for (const element of all) {
    const [own, expected] = [window.getComputedStyle(element), slow.call(window, element)];
    for (const property of ['display', 'visibility', 'opacity', 'pointer-events', 'color'] as const) {
      expect(own.getPropertyValue(property), `${property} of ${element.outerHTML}`).toBe(
        expected.getPropertyValue(property),
      );
    }
    expect([own.display, own.visibility]).toEqual([expected.display, expected.visibility]);
  }
});

test('a document with style sheets is left to jsdom', () => {
  document.body.innerHTML = '<style>p { display: none }</style><p>Text</p>';
  expect(window.getComputedStyle(document.querySelector('p') ?? document.body).display).toBe('none');
});

test('controls have the labels that jsdom finds', () => {
  document.body.innerHTML = `
    <label for="a">first</label><label>wrapping <input id="b"><input id="c"></label><label for="">empty</label>
    <input id="a"><label for="a">second</label><label for="b">for</label><input id="h" type="hidden">`;
  const found = ['a', 'b', 'c'].map((id) =>
    labelsOf(document.getElementById(id)).map(({ textContent }) => textContent.trim()),
  );
  expect(found).toEqual([['first', 'second'], ['wrapping', 'for'], []]);
  for (const id of ['a', 'b', 'c']) {
    const element = document.getElementById(id);
    expect([...(slowLabels?.call(element) ?? [])]).toEqual(labelsOf(element));
  }
  expect(Reflect.get(document.getElementById('h') ?? {}, 'labels')).toBeNull();
});
