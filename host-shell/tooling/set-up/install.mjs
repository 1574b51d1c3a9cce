import { npm } from './npm.mjs';

const EVERYTHING = ['--include=dev', '--include=optional', '--no-audit', '--no-fund'];

/**
 * Installs the packages in package-lock.json. `npm ci` refuses a lock file that does not match the manifests, for
 * instance while one is being edited. Then `npm install` installs the same versions without changing the lock file.
 * @param {string} root
 */
export async function installPackages(root) {
  const clean = await npm(['ci', ...EVERYTHING], root);
  if (clean.ok || !/EUSAGE|in sync/.test(clean.output)) return clean;
  return npm(['install', '--no-save', ...EVERYTHING], root);
}
