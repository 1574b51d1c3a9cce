import { readFileSync } from 'node:fs';

/** musl (Alpine) or glibc. Reading `ldd`, which belongs to the C library, is faster than a process report. */
function libcOf(platform) {
  if (platform !== 'linux') return undefined;
  try {
    return readFileSync('/usr/bin/ldd', 'utf8').includes('musl') ? 'musl' : 'glibc';
  } catch {
    return process.report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
  }
}

/**
 * The properties that native parts depend on. @returns {import('./native-parts.mjs').Platform & { abi: string, node:
 * string }}
 */
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
