import path from 'node:path';
import { writeBelow, writeJson } from '../build/files.mjs';
import { eventType } from './describe.mjs';
import { typeFiles } from './types.mjs';

const plain = (text) => text.replaceAll('`', '');
const described = ({ name, text }) => ({ name, description: text.en });

/** @param {import('./describe.mjs').DescribedOption} option */
const typeText = ({ type, isOptional }) => (isOptional ? `${type} | undefined` : type);

/** @param {import('./describe.mjs').DescribedElement} element @param {string} module */
function declarationOf({ tag, className, summary, ...element }) {
  const attributes = element.options.flatMap((option) =>
    [option.attribute, ...option.aliases].map((name) => ({
      name,
      description: name === option.attribute ? option.values.en : `the same as \`${option.attribute}\``,
      type: { text: typeText(option) },
      default: plain(option.otherwise.en),
      fieldName: option.name,
    })),
  );
  const fields = element.options.map((option) => ({
    kind: 'field',
    name: option.name,
    description: option.values.en,
    type: { text: typeText(option) },
    default: plain(option.otherwise.en),
  }));
  const methods = element.methods.map(({ name, text }) => ({
    kind: 'method',
    name: name.replace(/\(.*$/, ''),
    description: text.en,
    return: { type: { text: 'Promise<void>' } },
  }));
  return {
    kind: 'class',
    name: className,
    customElement: true,
    tagName: tag,
    superclass: { name: 'HTMLElement' },
    summary: summary.en,
    attributes,
    members: [...fields, ...methods],
    events: element.events.map(({ name, text, detail }) => ({
      name,
      description: text.en,
      type: { text: eventType(detail) },
    })),
    slots: element.slots.map(described),
    cssParts: element.parts.map(described),
    cssProperties: element.properties.map(({ name, meaning, otherwise }) => ({
      name,
      description: meaning.en,
      default: otherwise.en,
    })),
  };
}

/**
 * The custom elements manifest (schema 1.0.0), which editors and documentation tools read.
 * @param {import('./describe.mjs').DescribedElement[]} elements
 * @param {(tag: string) => string} moduleOf the path of the module that defines an element
 */
export const manifestOf = (elements, moduleOf) => ({
  schemaVersion: '1.0.0',
  modules: elements.map((element) => {
    const module = moduleOf(element.tag);
    const definition = { name: element.tag, declaration: { name: element.className, module } };
    return {
      kind: 'javascript-module',
      path: module,
      declarations: [declarationOf(element)],
      exports: [{ kind: 'custom-element-definition', ...definition }],
    };
  }),
});

const markdown = (value) => ({ kind: 'markdown', value });

/**
 * HTML custom data, which VS Code reads for suggestions and hovers in HTML.
 * @param {import('./describe.mjs').DescribedElement[]} elements
 */
export const htmlDataOf = (elements) => ({
  version: 1.1,
  tags: elements.map(({ tag, summary, options }) => ({
    name: tag,
    description: markdown(summary.en),
    attributes: options.flatMap(({ attribute, aliases, values, otherwise, type, texts }) => [
      {
        name: attribute,
        description: markdown(`${values.en}\n\nWithout it: ${otherwise.en}`),
        ...(type === 'boolean' && { values: [{ name: 'true' }] }),
        ...(texts.length > 0 && { values: texts.map((name) => ({ name })) }),
      },
      ...aliases.map((name) => ({ name, description: markdown(`The same as \`${attribute}\``) })),
    ]),
  })),
});

/**
 * Writes what editors read into a folder: custom-elements.json, html-data.json and types/.
 * @param {string} folder
 * @param {import('./describe.mjs').DescribedElement[]} elements
 * @param {(tag: string) => string} moduleOf the module of an element, from the folder
 */
export function writeDescriptions(folder, elements, moduleOf) {
  writeJson(path.join(folder, 'custom-elements.json'), manifestOf(elements, moduleOf));
  writeJson(path.join(folder, 'html-data.json'), htmlDataOf(elements));
  for (const [name, text] of Object.entries(typeFiles(elements))) writeBelow(path.join(folder, 'types', name), text);
}
