import { parseSync, Visitor } from 'oxc-parser';
import { attributesOf, jsxOf, literalsIn } from './jsx-of.mjs';
import { lineAt } from './source-tree.mjs';

const PLACES = /^(remotes|host-shell|widgets|\.storybook)\/.*\.tsx$/;
/** A test may stand anything in; the demo is a partner's own site. */
const FREE = /\.test\.tsx$|\/testing(\/|\.tsx$)|^widgets\/demo\//;

/** What a page gets from the design system, and its name there. */
const CONTROLS = {
  button: 'Button, IconButton, TextButton or ChoiceList',
  input: 'TextField, Checkbox, RadioCards, NumberStepper, SearchField or FileField',
  select: 'SelectField or Combobox',
  option: 'SelectField or Combobox',
  textarea: 'TextArea',
  dialog: 'Dialog',
  table: 'Table',
  details: 'Disclosure or Accordion',
  summary: 'Disclosure or Accordion',
  meter: 'Meter',
  progress: 'Meter',
  svg: 'Icon or a drawing of @gyg/design-system/art',
};

/** What makes a control of anything: its keys and states would be by hand. */
const ROLES =
  /^(button|link|checkbox|radio|switch|slider|spinbutton|textbox|searchbox|combobox|listbox|option|menu|menuitem.*|tab|tablist|tree|grid|dialog|alertdialog|tooltip)$/;

/** Native elements that are made by role, by `contentEditable` or without JSX. */
function disguisedIn(file, text) {
  const tags = jsxOf(file, text)
    .filter(({ name }) => /^[a-z]/.test(name))
    .flatMap(attributesOf)
    .filter(
      ({ name, value }) =>
        name === 'contentEditable' || (name === 'role' && literalsIn(value).some((role) => ROLES.test(String(role)))),
    )
    .map(({ name, start }) => ({ what: name, start }));
  const onCall = ({ callee, arguments: [type], start }) => {
    const called = callee.name ?? callee.property?.name;
    if (called === 'createElement' && Object.hasOwn(CONTROLS, type?.value ?? ''))
      tags.push({ what: type.value, start });
  };
  new Visitor({ CallExpression: onCall }).visit(parseSync(file, text).program);
  return tags;
}

/**
 * Controls made by hand outside the design system: each would need its own focus, states, sizes and tests.
 * @param {import('./source-tree.mjs').SourceTree} tree
 * @returns {import('./source-tree.mjs').Problem[]}
 */
export function checkControls(tree) {
  return tree.files
    .filter((file) => PLACES.test(file) && !FREE.test(file))
    .flatMap((file) => {
      const text = tree.read(file);
      const named = jsxOf(file, text)
        .filter(({ name }) => Object.hasOwn(CONTROLS, name))
        .map(({ name, start }) => ({
          start,
          message: `makes a <${name}> of its own; use ${CONTROLS[name]}, or give the design system what it lacks`,
        }));
      const disguised = disguisedIn(file, text).map(({ what, start }) => ({
        start,
        message: `makes a control of its own by ${what}; take the design system's, or give it what it lacks`,
      }));
      return [...named, ...disguised].map(({ start, message }) => ({ file, line: lineAt(text, start), message }));
    });
}
