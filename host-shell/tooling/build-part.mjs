/** `node build-part.mjs booking`: builds one part of the product into its workspace. The task `bundle` of each. */
import { runCommand } from './build/build-error.mjs';
import { buildPart } from './build/part.mjs';
import { root } from './paths.mjs';

await runCommand(() => buildPart(root, process.argv[2]));
