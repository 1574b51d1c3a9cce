import { expect, test } from 'vitest';
import { plainText } from './plain-text';

test('paragraphs and list items are lines, and links keep their address', () => {
  const html =
    '<h3>Before you come</h3><p>Boots &amp; <strong>gloves</strong>.<br>Coffee at 10:00.</p>' +
    '<ul><li>Bus 841</li><li>Read <a href="https://kusten.example/safe" rel="noopener nofollow">how to be safe</a></li></ul>' +
    '<p>See <a href="https://kusten.example">https://kusten.example</a></p>';
  expect(plainText(html)).toBe(
    'Before you come\nBoots & gloves.\nCoffee at 10:00.\n- Bus 841\n- Read how to be safe (https://kusten.example/safe)\n\nSee https://kusten.example',
  );
});

test('text that looks like a tag stays text', () => {
  expect(plainText('<p>3 &lt; 5 &amp;amp; 7 &gt; 5</p>')).toBe('3 < 5 &amp; 7 > 5');
  expect(plainText('')).toBe('');
});
