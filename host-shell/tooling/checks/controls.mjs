import { jsxOf } from './jsx-of.mjs';
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
      return jsxOf(file, text)
        .filter(({ name }) => Object.hasOwn(CONTROLS, name))
        .map(({ name, start }) => ({
          file,
          line: lineAt(text, start),
          message: `makes a <${name}> of its own; use ${CONTROLS[name]}, or give the design system what it lacks`,
        }));
    });
}
