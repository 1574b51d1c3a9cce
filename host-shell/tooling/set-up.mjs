/**
 * First thing of `npm start`, `npm run dev` and `npm test`: installs what the lock file names when that is not yet
 * installed, and proves that the database driver opens. Uses nothing but Node, for nothing else is there yet.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Gyg needs Node 20.19 or newer; this is Node ${process.versions.node}. Get one from https://nodejs.org.`,
  );
  process.exit(1);
}

const { root } = await import('./paths.mjs');
const { isInstalled, recordInstalled } = await import('./set-up/installed.mjs');
const { installPackages } = await import('./set-up/install.mjs');
const { proveSqlite } = await import('./set-up/sqlite.mjs');
const { duration, say, startClock } = await import('./terminal.mjs');

const fresh = !isInstalled(root);
if (fresh) {
  const clock = startClock('Installing packages (once, and whenever package-lock.json changes)');
  const { ok, output } = await installPackages(root);
  const taken = clock.end();
  if (!ok) {
    say(output.trimEnd());
    say(`\nInstalling failed after ${duration(taken)}; npm's own words are above.`);
    process.exit(1);
  }
  say(`  Packages installed in ${duration(taken)}`);
}
if (!(await proveSqlite(root))) process.exit(1);
// Only now: an install without a working driver is not an install, and is tried again next time.
recordInstalled(root);
