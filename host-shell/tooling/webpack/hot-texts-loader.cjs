const LANGUAGE = /\b(en|sv): \(\) => import\('(\.\/translations\/(?:en|sv)[\w/-]*)'\)/g;

/**
 * Development only: changed texts of a remote go to the shell, which renders them without loading the page again. The texts
 * of one language may be in several files.
 */
module.exports = function hotTexts(source) {
  const { name } = this.getOptions();
  const found = [...source.matchAll(LANGUAGE)];
  if (found.length === 0) return source;
  const files = found.map(([, , file]) => `'${file}'`).join(', ');
  const textsOf = (language) => {
    const parts = found.filter(([, own]) => own === language).map(([, , file]) => `import('${file}')`);
    return `Promise.all([${parts.join(', ')}]).then((all) => Object.assign({}, ...all.flatMap((one) => Object.values(one))))`;
  };
  return `${source}
if (import.meta.webpackHot)
  import.meta.webpackHot.accept([${files}], () =>
    Reflect.get(globalThis, '__gygHotTexts')?.('${name}', { en: () => ${textsOf('en')}, sv: () => ${textsOf('sv')} }));
`;
};
