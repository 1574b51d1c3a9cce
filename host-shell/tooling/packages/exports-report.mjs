import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { readJson, writeBelow } from '../build/files.mjs';

/** What the compiler has written out: a schema or an answer as the argument of a type, and entries of long tables. */
const WRITTEN_OUT = /^( *)(?:(.*[<,] ?)\{\n(?:\1 .*\n)+|(?<= )(\S.*: )\{\n(?:\1 .*\n){3,})\1\}/gm;
/** Every export is public, and documented where its name does not say all. */
const TAGS = /^ *\/\/ (?:@public.*|\(undocumented\))\n/gm;
const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Declarations in which what is written out is a hash: its source is where a reviewer reads it. */
export function shortened(text) {
  const after = text.replace(
    WRITTEN_OUT,
    (whole, blanks, argument, entry) => `${blanks}${argument ?? entry}'… ${hashOf(whole)}'`,
  );
  return after === text ? text : shortened(after);
}

/** `./goals/english` as the name of a namespace. */
const namespaceOf = (entry) => `$${entry.slice(2).replaceAll(/\W/g, '_')}`;

/**
 * API Extractor's report of what a package exports. All entries are in one, each but the first as a namespace. Other
 * packages stay names, and are not read.
 * @param {{ name: string, version: string }} manifest
 * @param {Map<string, string>} declarations texts by file, from `readDeclarations`
 * @param {readonly [entry: string, stem: string][]} entries
 * @returns {{ text: string, model: { members: { members: object[] }[] } }} model: API Extractor's, for the reference
 */
export function reportExports({ name, version }, declarations, entries) {
  // Outside the repository, where no import of another package is found.
  const projectFolder = mkdtempSync(path.join(tmpdir(), 'gyg-exports-'));
  const at = (place) => path.join(projectFolder, place);
  const write = (place, text) => writeBelow(at(place), text);
  try {
    for (const [place, text] of declarations) write(place, shortened(text));
    const exported = ([entry, stem]) =>
      `export *${entry === '.' ? '' : ` as ${namespaceOf(entry)}`} from './${stem}.js';\n`;
    write('entries.d.ts', entries.map(exported).join(''));
    write('package.json', JSON.stringify({ name, version }));
    const silent = { default: { logLevel: 'none' } };
    const compilerOptions = {
      module: 'ESNext',
      moduleResolution: 'Bundler',
      target: 'ES2022',
      types: [],
      skipLibCheck: true,
    };
    const config = ExtractorConfig.prepare({
      packageJsonFullPath: at('package.json'),
      configObject: {
        projectFolder,
        mainEntryPointFilePath: at('entries.d.ts'),
        newlineKind: 'lf',
        compiler: { overrideTsconfig: { compilerOptions, files: ['entries.d.ts'] } },
        apiReport: {
          enabled: true,
          includeForgottenExports: true,
          reportFileName: 'report',
          reportFolder: projectFolder,
          reportTempFolder: at('temporary'),
        },
        docModel: { enabled: true, apiJsonFilePath: at('model.json') },
        messages: {
          compilerMessageReporting: silent,
          extractorMessageReporting: silent,
          tsdocMessageReporting: silent,
        },
      },
    });
    const messageCallback = (message) => (message.handled = true);
    Extractor.invoke(config, { localBuild: true, messageCallback });
    return { text: readFileSync(at('report.api.md'), 'utf8').replace(TAGS, ''), model: readJson(at('model.json')) };
  } finally {
    rmSync(projectFolder, { recursive: true, force: true });
  }
}
