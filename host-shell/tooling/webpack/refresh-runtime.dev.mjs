// The first module of the development shell. React DOM reports to the refresh runtime that exists at start, so remotes
// must use this copy. With a separate copy, hot reload fails silently.
import * as refreshRuntime from 'react-refresh/runtime';

globalThis.__gygRefresh = refreshRuntime;
