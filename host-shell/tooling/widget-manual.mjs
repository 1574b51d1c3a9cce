/** `node host-shell/tooling/widget-manual.mjs`: writes the reference chapter of widgets/README.md again. */
import { readFileSync, writeFileSync } from 'node:fs';
import { listTags } from './build/widgets.mjs';
import { at, root } from './paths.mjs';
import { describeElements } from './widget-docs/describe.mjs';
import { referenceOf, withReference } from './widget-docs/manual.mjs';

const file = at('widgets', 'README.md');
const elements = await describeElements(root, listTags(root));
writeFileSync(file, withReference(readFileSync(file, 'utf8'), referenceOf(elements)));
