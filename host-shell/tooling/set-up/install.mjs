import { npm } from './npm.mjs';

const EVERYTHING = ['--include=dev', '--include=optional', '--no-audit', '--no-fund'];

/**
 * Installs what package-lock.json names. `npm ci` refuses a lock file that does not fit the manifests, as while one is being edited; then
 * `npm install` takes the same versions, and leaves the lock file as it is.
 * @param {string} root
 */
export async function installPackages(root) {
  const clean = await npm(['ci', ...EVERYTHING], root);
  if (clean.ok || !/EUSAGE|in sync/.test(clean.output)) return clean;
  return npm(['install', '--no-save', ...EVERYTHING], root);
}
