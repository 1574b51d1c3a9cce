import { readFileSync } from 'node:fs';

/** musl (Alpine) or glibc: `ldd` is the C library's own, and reading it is quicker than a report of the process. */
function libcOf(platform) {
  if (platform !== 'linux') return undefined;
  try {
    return readFileSync('/usr/bin/ldd', 'utf8').includes('musl') ? 'musl' : 'glibc';
  } catch {
    return process.report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
  }
}

/** What native parts are made for. @returns {import('./native-parts.mjs').Platform & { abi: string, node: string }} */
export function thisMachine() {
  const libc = libcOf(process.platform);
  return {
    os: process.platform,
    cpu: process.arch,
    ...(libc && { libc }),
    abi: process.versions.modules,
    node: process.versions.node,
  };
}
