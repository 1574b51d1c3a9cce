// The first module of the development shell. React DOM reports to the refresh runtime it finds at start, so remotes must
// use this very copy; with copies of their own, hot reload fails without a word.
import * as refreshRuntime from 'react-refresh/runtime';

globalThis.__gygRefresh = refreshRuntime;
