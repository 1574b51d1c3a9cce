export { NextGyg, NextGygLoading } from './ui/next-gyg';
