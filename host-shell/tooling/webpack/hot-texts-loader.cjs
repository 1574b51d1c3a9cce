const LANGUAGE = /\b(en|sv): \(\) => import\('(\.\/translations\/(?:en|sv)(?:\.json)?)'\)/g;

/** Development only: changed texts of a remote go to the shell, which renders them without loading the page again. */
module.exports = function hotTexts(source) {
  const { name } = this.getOptions();
  const found = [...source.matchAll(LANGUAGE)];
  if (found.length === 0) return source;
  const files = found.map(([, , file]) => `'${file}'`).join(', ');
  const texts = found.map(
    ([, language, file]) => `${language}: () => import('${file}').then((m) => m.default ?? m.${language})`,
  );
  return `${source}
if (import.meta.webpackHot)
  import.meta.webpackHot.accept([${files}], () =>
    Reflect.get(globalThis, '__gygHotTexts')?.('${name}', { ${texts.join(', ')} }));
`;
};
