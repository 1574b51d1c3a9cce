import path from 'node:path';
import { runnerImport } from 'vite';

/**
 * @typedef {{ en: string, sv: string }} Both
 * @typedef {{
 *   name: string, attribute: string, aliases: string[], label: Both, values: Both, otherwise: Both,
 *   required: boolean, type: string, isOptional: boolean, texts: string[],
 * }} DescribedOption `type` is TypeScript; `texts` are the values that a text editor can suggest
 * @typedef {{
 *   tag: string, className: string, summary: Both, options: DescribedOption[],
 *   events: { name: string, text: Both, detail: string }[], methods: { name: string, text: Both }[],
 *   slots: { name: string, text: Both }[], parts: { name: string, text: Both }[],
 *   properties: { name: string, meaning: Both, otherwise: Both }[], states: Record<string, Both>,
 * }} DescribedElement
 */

const quoted = (text) => `'${text}'`;

/** The type of an option in TypeScript. */
function typeOf({ kind, choices = [] }) {
  if (kind === 'switch') return 'boolean';
  if (kind === 'number') return 'number';
  if (kind !== 'choice') return 'string';
  const values = choices.map(({ value }) => value).filter((value) => value !== '');
  return values.map((value) => (/^\d+$/.test(value) ? value : quoted(value))).join(' | ');
}

const describeOption = ([name, { attributes, read }], { label, values, otherwise, control, required = false }) => ({
  name,
  attribute: attributes[0],
  aliases: attributes.slice(1),
  ...{ label, values, otherwise, required },
  type: typeOf(control),
  isOptional: read(null) === undefined,
  texts: control.kind === 'choice' ? control.choices.map(({ value }) => value).filter((value) => value !== '') : [],
});

const typeOfDetail = (detail) => {
  const fields = Object.entries(detail).map(([name, type]) => `readonly ${name}: ${type}`);
  return fields.length === 0 ? '' : `{ ${fields.join('; ')} }`;
};

/** The type of an event, which may have no detail. */
export const eventType = (detail) => (detail === '' ? 'Event' : `CustomEvent<${detail}>`);

/** `gyg-list` is `GygListElement`. */
export const classOf = (tag) => `${tag.replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase())}Element`;

/**
 * The descriptions of elements, joined with their options and custom properties.
 * @param {string} root
 * @param {string[]} tags those to describe
 * @returns {Promise<DescribedElement[]>} in the order of the contract
 */
export async function describeElements(root, tags) {
  const load = async (...file) => (await runnerImport(path.join(root, ...file))).module;
  const { widgetOptions } = await load('api', 'contract', 'src', 'widgets', 'index.ts');
  const { widgetDocs } = await load('api', 'contract', 'src', 'widgets', 'docs', 'index.ts');
  const { widgetOverrides } = await load('design-system', 'tokens', 'overrides.ts');
  return Object.entries(widgetDocs)
    .filter(([tag]) => tags.includes(tag))
    .map(([tag, { options, events, properties, ...doc }]) => ({
      ...doc,
      tag,
      className: classOf(tag),
      options: Object.entries(widgetOptions[tag]).map((option) => describeOption(option, options[option[0]])),
      events: events.map(({ name, text, detail }) => ({ name, text, detail: typeOfDetail(detail) })),
      properties: properties.map((name) => widgetOverrides.find((override) => override.name === name)),
    }));
}
