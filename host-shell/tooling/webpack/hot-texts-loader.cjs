const LANGUAGE = /import \{ (\w+) \} from '(\.\/translations\/(?:en|sv))';/g;

/** Development only: changed texts of a remote go to the shell, which renders them without loading the page again. */
module.exports = function hotTexts(source) {
  const { name } = this.getOptions();
  const languages = [...source.matchAll(LANGUAGE)];
  if (languages.length === 0) return source;
  const files = languages.map(([, , file]) => `'${file}'`).join(', ');
  const texts = languages.map(([, variable, file]) => `${file.slice(-2)}: ${variable}`).join(', ');
  return `${source}
if (import.meta.webpackHot)
  import.meta.webpackHot.accept([${files}], () => Reflect.get(globalThis, '__gygHotTexts')?.('${name}', { ${texts} }));
`;
};
